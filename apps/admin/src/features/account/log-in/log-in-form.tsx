import { useCaptchaCalls } from '@tuyuan/api-client/account/use-captcha-calls.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useCaptcha } from '@tuyuan/ui/use-captcha.tsx';
import { App, Button, Checkbox, Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useSessions } from '../../../shared/session/session-context.tsx';
import styles from './log-in.module.css';

interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** Requested while the password is a temporary one. */
  readonly newPassword?: string;
}

const noCredentials: Credentials = { userName: '', password: '', rememberMe: false };

/** Logs in by password, after some failures with a captcha. Input stays after a failure; the reason is shown at the password. */
export function LogInForm() {
  const { session } = useSessions();
  const { message } = App.useApp();
  const [form] = Form.useForm<Credentials>();
  const [isBusy, setBusy] = useState(false);
  const [isTemporary, setTemporary] = useState(false);
  const captcha = useCaptcha(useCaptchaCalls(), (fault) => void message.error(fault));
  const password = useRef<InputRef>(null);
  const newPassword = useRef<InputRef>(null);

  async function attempt(credentials: Credentials, captchaTicket?: string): ReturnType<typeof session.logIn> {
    const outcome = await session.logIn({ ...credentials, ...(captchaTicket && { captchaTicket }) });
    if (outcome.isOk || outcome.failure.code !== 'Session.CaptchaRequired') return outcome;
    const ticket = await captcha.ask('login');
    return ticket === undefined ? outcome : attempt(credentials, ticket);
  }

  async function logIn(credentials: Credentials): Promise<void> {
    setBusy(true);
    const outcome = await attempt(credentials);
    setBusy(false);
    if (outcome.isOk) return;
    const { code, message: text, validationErrors } = outcome.failure;
    const ofNew = validationErrors.filter(({ members }) => members.includes('newPassword'));
    const isOfNew = code === 'Session.PasswordChangeRequired' || ofNew.length > 0;
    setTemporary(isTemporary || isOfNew);
    // The new field has to exist before an error can be set on it.
    setTimeout(() => {
      const errors = ofNew.length > 0 ? ofNew.map((error) => error.message) : [text];
      form.setFields([{ name: isOfNew ? 'newPassword' : 'password', errors }]);
      (isOfNew ? newPassword : password).current?.focus({ cursor: 'all' });
    });
  }

  return (
    <>
      <Form
        form={form}
        name="log-in"
        layout="vertical"
        size="large"
        initialValues={noCredentials}
        onFinish={(credentials) => void logIn(credentials)}
      >
        <Form.Item
          name="userName"
          label="用户名、手机号或邮箱"
          rules={[{ required: true, whitespace: true, message: '请填写用户名' }]}
        >
          <Input autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={100} />
        </Form.Item>
        <Form.Item name="password" label="密码" rules={[{ required: true, message: '请填写密码' }]}>
          <Input.Password ref={password} autoComplete="current-password" maxLength={128} />
        </Form.Item>
        {isTemporary && (
          <Form.Item
            name="newPassword"
            label="新密码"
            extra="你用的是临时密码，换成只有你知道的。至少 8 位。"
            rules={[{ required: true, message: '请设置新密码' }]}
          >
            <Input.Password ref={newPassword} autoComplete="new-password" maxLength={64} />
          </Form.Item>
        )}
        <Form.Item name="rememberMe" valuePropName="checked" className={classNames(styles.remember)}>
          <Checkbox>30 天内不用再登录</Checkbox>
        </Form.Item>
        <Button block type="primary" htmlType="submit" loading={isBusy}>
          登录
        </Button>
      </Form>
      {captcha.dialog}
    </>
  );
}
