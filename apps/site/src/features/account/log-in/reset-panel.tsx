import { useResetPasswordMutation } from '@tuyuan/api-client/account/registration.ts';
import { useSendResetPwdSmsMutation } from '@tuyuan/api-client/account/sms.ts';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PasswordField } from '../../../shared/account/password-field.tsx';
import { PhoneField } from '../../../shared/account/phone-field.tsx';
import { SmsCodeField } from '../../../shared/account/sms-code-field.tsx';
import { smsSender } from '../../../shared/account/sms-sender.ts';
import { useCaptcha } from '../../../shared/account/use-captcha.ts';
import { justDone } from '../../../shared/account/use-just-done.ts';
import { useKeptReturnUrl } from '../../../shared/account/use-kept-return-url.ts';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';

interface Fields {
  readonly phone: string;
  readonly smsCode: string;
  readonly newPassword: string;
}

/** Sets a new password by SMS code; all devices have to log in again. */
export function ResetPanel() {
  const navigate = useNavigate();
  const kept = useKeptReturnUrl();
  const captcha = useCaptcha();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['phone', 'smsCode', 'newPassword'], {
    'Sms.CodeWrong': 'smsCode',
    'Sms.TooSoon': 'phone',
  });
  const [sendSms] = useSendResetPwdSmsMutation();
  const [resetPassword] = useResetPasswordMutation();
  const [isBusy, setBusy] = useState(false);
  const send = smsSender(form, captcha, (phone, captchaTicket) => sendSms({ phone, captchaTicket }).unwrap());

  async function submit(fields: Fields): Promise<void> {
    setBusy(true);
    const isDone = await faults.guard(() => resetPassword(fields).unwrap());
    setBusy(false);
    if (isDone) void navigate(kept('/account/reset/success'), { replace: true, state: justDone });
  }

  return (
    <AntdRoot>
      <Form
        form={form}
        name="reset"
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onFinish={(fields) => void submit(fields)}
      >
        <FormFault text={faults.rest} />
        <PhoneField label="注册时的手机号" />
        <SmsCodeField name="smsCode" send={send} onRefused={faults.refuse} />
        <PasswordField name="newPassword" label="新密码" />
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          设置新密码
        </Button>
      </Form>
      {captcha.dialog}
    </AntdRoot>
  );
}
