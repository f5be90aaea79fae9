import {
  useGetMailSettingsQuery,
  useSendTestEmailMutation,
  useUpdateMailSettingsMutation,
} from '@tuyuan/api-client/community/mail-management.ts';
import type { MailSettings } from '@tuyuan/contract/community/mail-management.ts';
import { Button, Form, Input, InputNumber, Radio, Space } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields extends Omit<MailSettings, 'hasPassword'> {
  readonly password: string;
}

const encryptions = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: '不加密' },
];

/** The mail server by which e-mails leave; the stored password is never shown. */
export function MailSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { currentData } = useGetMailSettingsQuery({}, { refetchOnMountOrArgChange: true });
  const [update] = useUpdateMailSettingsMutation();
  if (!currentData) return null;
  const { hasPassword, ...settings } = currentData;
  return (
    <RecordDialog<Fields>
      name="mail-settings"
      title="发信设置"
      initial={{ ...settings, password: '' }}
      save={async ({ password, ...fields }) => {
        // An empty field leaves the password as it is, unless nobody logs in any more.
        await update({ ...fields, password: password === '' && fields.user !== '' ? null : password }).unwrap();
        return fields.host === '' ? '已保存，邮件留在这里不发出' : '已保存，邮件会由这个服务器发出';
      }}
      onClose={onClose}
    >
      <Form.Item name="host" label="邮件服务器" extra="留空时邮件不发出，只留在这里。">
        <Input maxLength={200} placeholder="smtp.example.com" autoComplete="off" />
      </Form.Item>
      <Form.Item name="encryption" label="加密方式">
        <Radio.Group options={encryptions} />
      </Form.Item>
      <Form.Item name="port" label="端口" rules={[{ required: true, message: '请填写端口' }]}>
        <InputNumber min={1} max={65_535} precision={0} />
      </Form.Item>
      <Form.Item name="user" label="用户名">
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="password" label="密码" extra={hasPassword ? '已设置；留空则不变。' : undefined}>
        <Input.Password maxLength={200} autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="sender" label="发件地址" rules={[{ type: 'email', message: '邮箱格式不正确' }]}>
        <Input maxLength={100} placeholder="no-reply@example.com" autoComplete="off" />
      </Form.Item>
      <TestMail />
    </RecordDialog>
  );
}

/** Tries the stored settings. */
function TestMail() {
  const [send, { isLoading }] = useSendTestEmailMutation();
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<{ isError: boolean; text: string }>();

  async function tryOut(): Promise<void> {
    try {
      await send({ address: address.trim() }).unwrap();
      setOutcome({ isError: false, text: '已发出，请查收。' });
    } catch (thrown) {
      setOutcome({ isError: true, text: failureText(thrown) });
    }
  }

  return (
    <Form.Item
      label="发一封测试邮件"
      htmlFor="test-mail-address"
      validateStatus={outcome?.isError ? 'error' : ''}
      help={<span role="status">{outcome?.text ?? '用已保存的设置发。'}</span>}
    >
      <Space.Compact block>
        <Input
          id="test-mail-address"
          value={address}
          maxLength={100}
          placeholder="you@example.com"
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button loading={isLoading} disabled={address.trim() === ''} onClick={() => void tryOut()}>
          发送
        </Button>
      </Space.Compact>
    </Form.Item>
  );
}
