import { useSendSafetySmsMutation } from '@tuyuan/api-client/account/sms.ts';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { PasswordInput } from './password-input.tsx';
import styles from './safety-dialog.module.css';
import { SmsCodeField } from './sms-code-field.tsx';

interface OwnerFieldsProps {
  readonly passwordLabel?: string;
  /** False if the account has no password yet. */
  readonly hasPassword: boolean;
  /** Masked; "" if there is none. */
  readonly phone: string;
  /** Whether only the password is accepted, if there is one. */
  readonly isPasswordOnly?: boolean;
  onRefused(thrown: unknown): void;
}

/** Verifies the account's owner: by `password`, or by a code (`safetyCode`) sent to the account's phone. */
export function OwnerFields(props: OwnerFieldsProps) {
  const { passwordLabel = '登录密码', hasPassword, phone, isPasswordOnly = false, onRefused } = props;
  const [sendSms] = useSendSafetySmsMutation();
  const [usesCode, setUsesCode] = useState(!hasPassword);
  const maySwitch = hasPassword && phone !== '' && !isPasswordOnly;
  return (
    <>
      {usesCode ? (
        <SmsCodeField
          name="safetyCode"
          label={`验证码，发到 ${phone}`}
          send={async () => (await sendSms({}).unwrap()).resendAfter}
          onRefused={onRefused}
        />
      ) : (
        <Form.Item name="password" label={passwordLabel} rules={[{ required: true, message: '请填写密码' }]}>
          <PasswordInput autoComplete="current-password" maxLength={128} />
        </Form.Item>
      )}
      {maySwitch && (
        <Button type="link" size="small" className={styles.switch ?? ''} onClick={() => setUsesCode(!usesCode)}>
          {usesCode ? '改用密码确认' : '改用短信验证码确认'}
        </Button>
      )}
    </>
  );
}
