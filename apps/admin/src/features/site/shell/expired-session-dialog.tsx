import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useSessionState, useSessions } from '../../../shared/session/session-context.tsx';

interface Fields {
  readonly password: string;
}

/** Asks for the password over the open page, whose input stays. */
export function ExpiredSessionDialog() {
  const { admin } = useSessions();
  const { user, isExpired } = useSessionState();
  const [form] = Form.useForm<Fields>();
  const [isBusy, setBusy] = useState(false);

  async function renew({ password }: Fields): Promise<void> {
    setBusy(true);
    const fault = await admin.renew(password);
    setBusy(false);
    if (fault === undefined) form.resetFields();
    else form.setFields([{ name: 'password', errors: [fault] }]);
  }

  return (
    <Modal
      open={isExpired}
      title="登录已过期"
      width={400}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={[
        <Button key="leave" onClick={() => admin.leave()}>
          退出
        </Button>,
        <Button key="go" type="primary" htmlType="submit" form="expired-session" loading={isBusy}>
          继续
        </Button>,
      ]}
    >
      <Form form={form} name="expired-session" layout="vertical" size="large" onFinish={(fields) => void renew(fields)}>
        <p>再登录一次，你写到一半的内容还在。</p>
        <Form.Item label="用户名" htmlFor="expired-user">
          <Input id="expired-user" value={user?.userName ?? ''} disabled autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label="密码" rules={[{ required: true, message: '请填写密码' }]}>
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
