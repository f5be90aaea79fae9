import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Checkbox, Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useSessions } from '../../shared/session/session-context.tsx';
import styles from './log-in.module.css';

interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const noCredentials: Credentials = { userName: '', password: '', rememberMe: false };

/** Logs in by password. What was typed stays after a refusal; the reason stands at the password. */
export function LogInForm() {
  const { session } = useSessions();
  const [form] = Form.useForm<Credentials>();
  const [isBusy, setBusy] = useState(false);
  const password = useRef<InputRef>(null);

  async function logIn(credentials: Credentials): Promise<void> {
    setBusy(true);
    const outcome = await session.logIn(credentials);
    setBusy(false);
    if (outcome.isOk) return;
    form.setFields([{ name: 'password', errors: [outcome.failure.message] }]);
    password.current?.focus({ cursor: 'all' });
  }

  return (
    <Form
      form={form}
      name="log-in"
      layout="vertical"
      size="large"
      requiredMark={false}
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
      <Form.Item name="rememberMe" valuePropName="checked" className={classNames(styles.remember)}>
        <Checkbox>30 天内不用再登录</Checkbox>
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        登录
      </Button>
    </Form>
  );
}
