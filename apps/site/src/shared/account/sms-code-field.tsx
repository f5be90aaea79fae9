import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { useCountdown } from './use-countdown.ts';

interface SmsCodeFieldProps {
  readonly name: string;
  readonly label?: string;
  /** Sends the code. Returns the seconds until another may be sent; undefined if the person cancelled. Rejects with the refusal. */
  send(): Promise<number | undefined>;
  /** Shows a refusal that belongs to another field, such as the number's. */
  onRefused(thrown: unknown): void;
}

/** Six-digit SMS code with a send button, which shows the seconds until it can be used again. */
export function SmsCodeField({ name, label = '短信验证码', send, onRefused }: SmsCodeFieldProps) {
  const form = Form.useFormInstance();
  const { data: system } = useGetSystemSettingQuery();
  const { seconds, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);

  async function press(): Promise<void> {
    setSending(true);
    try {
      const resendAfter = await send();
      if (resendAfter === undefined) return;
      setSent(true);
      start(resendAfter);
      form.getFieldInstance(name)?.focus?.();
    } catch (thrown) {
      if (isApiFailure(thrown)) onRefused(thrown);
    } finally {
      setSending(false);
    }
  }

  const help = system?.isDemo ? '演示站不发真短信，验证码在管理后台的「短信」里。' : '验证码已发送，5 分钟内有效。';
  return (
    <Form.Item label={label} htmlFor={name} extra={wasSent && <span role="status">{help}</span>} required>
      <Space.Compact block>
        <Form.Item
          name={name}
          noStyle
          validateTrigger="onBlur"
          rules={[
            { required: true, message: '请填写短信验证码' },
            { pattern: /^\d{6}$/, message: '验证码是 6 位数字' },
          ]}
        >
          <Input id={name} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
        <Button loading={isSending} disabled={seconds > 0} onClick={() => void press()}>
          {seconds > 0 ? `${seconds} 秒后重发` : wasSent ? '重新发送' : '获取验证码'}
        </Button>
      </Space.Compact>
    </Form.Item>
  );
}
