import { useSendSafetySmsMutation } from '@tuyuan/api-client/account/sms.ts';
import type { SessionDetails } from '@tuyuan/session/session-details.ts';
import { Button, Form, Segmented } from 'antd';
import { useState } from 'react';
import { PasswordInput } from '../../../shared/account/password-input.tsx';
import { SmsCodeField } from '../../../shared/account/sms-code-field.tsx';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useSession } from '../../../shared/site-session.tsx';

export interface Confirmation {
  readonly password?: string;
  readonly safetyCode?: string;
}

interface ConfirmOwnerFormProps {
  readonly submitText: string;
  /** Does what is to be confirmed; rejects with the refusal. */
  confirmed(confirmation: Confirmation): Promise<void>;
}

type Way = 'password' | 'safetyCode';

const ways: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'password', label: '登录密码' },
  { value: 'safetyCode', label: '短信验证码' },
];

/** Returns the ways this account has; both while unknown. */
function waysOf(profile: SessionDetails['profile']): typeof ways {
  if (!profile) return ways;
  return ways.filter(({ value }) => (value === 'password' ? profile.hasPassword : profile.phone !== ''));
}

/** Verifies the owner by the password, or by a code sent to the account's phone. */
export function ConfirmOwnerForm({ submitText, confirmed }: ConfirmOwnerFormProps) {
  const [form] = Form.useForm<Confirmation>();
  const possible = waysOf(useSession().details?.profile ?? null);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? possible[0]?.value ?? 'password';
  const faults = useFormFaults(form, ['password', 'safetyCode'], {
    'User.WrongPassword': 'password',
    'Sms.CodeWrong': 'safetyCode',
  });
  const [sendSms] = useSendSafetySmsMutation();
  const [isBusy, setBusy] = useState(false);

  async function submit(confirmation: Confirmation): Promise<void> {
    setBusy(true);
    await faults.guard(() => confirmed(confirmation));
    setBusy(false);
  }

  return (
    <AntdRoot>
      <Form form={form} name="confirm-owner" layout="vertical" onFinish={(values) => void submit(values)}>
        <p style={{ marginBlockEnd: 16 }}>距上次登录已超过 10 分钟，请先确认是你本人。</p>
        <FormFault text={faults.rest} />
        {possible.length > 1 && (
          <Segmented<Way>
            block
            options={[...possible]}
            value={way}
            onChange={setChosen}
            style={{ marginBlockEnd: 20 }}
          />
        )}
        {way === 'password' ? (
          <Form.Item name="password" label="登录密码" rules={[{ required: true, message: '请填写密码' }]}>
            <PasswordInput autoComplete="current-password" maxLength={128} />
          </Form.Item>
        ) : (
          <SmsCodeField
            name="safetyCode"
            send={async () => (await sendSms().unwrap()).resendAfter}
            onRefused={faults.refuse}
          />
        )}
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          {submitText}
        </Button>
      </Form>
    </AntdRoot>
  );
}
