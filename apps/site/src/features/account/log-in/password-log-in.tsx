import { Link } from '@tuyuan/ui/link.tsx';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { PasswordInput } from '../../../shared/account/password-input.tsx';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { useKeptReturnUrl } from '../../../shared/account/use-kept-return-url.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useSession } from '../../../shared/site-session.tsx';
import styles from './account.module.css';
import type { LogInWayProps } from './log-in-way.ts';

interface Fields {
  readonly userName: string;
  readonly password: string;
  /** Requested while the password is a temporary one. */
  readonly newPassword?: string;
}

/** By password. After some failures the server wants a captcha solved; after more it locks for a while and says for how long. */
export function PasswordLogIn({ captcha, rememberMe, remember }: LogInWayProps) {
  const session = useSession();
  const goOn = useGoOn();
  const kept = useKeptReturnUrl();
  const [form] = Form.useForm<Fields>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isTemporary, setTemporary] = useState(false);

  async function attempt(fields: Fields, captchaTicket?: string): ReturnType<typeof session.logIn> {
    const outcome = await session.logIn({ ...fields, rememberMe, ...(captchaTicket && { captchaTicket }) });
    if (outcome.isOk || outcome.failure.code !== 'Session.CaptchaRequired') return outcome;
    const solved = await captcha.ask('login');
    return solved === undefined ? outcome : attempt(fields, solved);
  }

  async function logIn(fields: Fields): Promise<void> {
    setBusy(true);
    setFault(undefined);
    const outcome = await attempt(fields);
    setBusy(false);
    if (outcome.isOk) return goOn();
    const { code, message, validationErrors } = outcome.failure;
    const ofNew = validationErrors.filter(({ members }) => members.includes('newPassword'));
    if (code === 'Session.PasswordChangeRequired' || ofNew.length > 0) {
      setTemporary(true);
      return setFault(ofNew.map((error) => error.message).join('，') || message);
    }
    if (code === 'Session.WrongCredentials') form.setFields([{ name: 'password', errors: [message] }]);
    else setFault(message);
    form.getFieldInstance('password')?.focus?.({ cursor: 'all' });
  }

  return (
    <Form
      form={form}
      name="log-in"
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={{ userName: '', password: '' }}
      onFinish={(fields) => void logIn(fields)}
    >
      <FormFault text={fault} />
      <Form.Item
        name="userName"
        label="用户名、手机号或邮箱"
        rules={[{ required: true, whitespace: true, message: '请填写用户名、手机号或邮箱' }]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={100} />
      </Form.Item>
      <Form.Item
        name="password"
        label="密码"
        rules={[{ required: true, message: '请填写密码' }]}
        validateTrigger="onBlur"
      >
        <PasswordInput autoComplete="current-password" maxLength={128} />
      </Form.Item>
      {isTemporary && <PasswordField name="newPassword" label="新密码" userNameField="userName" />}
      <div className={styles.between}>
        {remember}
        <Link href={kept('/account/reset')}>忘记密码</Link>
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </Form>
  );
}
