import {
  useCheckIfPhoneNumberExistMutation,
  useGetAgreementQuery,
  useRegisterMutation,
} from '@tuyuan/api-client/account/registration.ts';
import { useSendValidationSmsMutation } from '@tuyuan/api-client/account/sms.ts';
import { Button, Form, Input } from 'antd';
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
import { useFormDraft } from '../../../shared/form/use-form-draft.ts';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useSession } from '../../../shared/site-session.tsx';
import { AgreementField } from './agreement-field.tsx';

interface Fields {
  readonly userName: string;
  readonly phone: string;
  readonly smsCode: string;
  readonly password: string;
  readonly agreementVersion: number;
}

const names = ['userName', 'phone', 'smsCode', 'password', 'agreementVersion'] as const;

/** Creates an account and logs in. Input except the password survives leaving the page. */
export function RegisterPanel() {
  const session = useSession();
  const navigate = useNavigate();
  const kept = useKeptReturnUrl();
  const captcha = useCaptcha();
  const [form] = Form.useForm<Fields>();
  const draft = useFormDraft(form, 'register', ['userName', 'phone']);
  const faults = useFormFaults(form, names, { 'Sms.CodeWrong': 'smsCode', 'Sms.TooSoon': 'phone' });
  const [sendSms] = useSendValidationSmsMutation();
  const [register] = useRegisterMutation();
  const [isBusy, setBusy] = useState(false);
  const { data: privacy } = useGetAgreementQuery({ key: 'privacy' });
  const [checkPhone] = useCheckIfPhoneNumberExistMutation();
  // One captcha pays for both: the look whether the number is free, and the code to it.
  const send = smsSender(form, captcha, sendUnlessTaken, 'register');

  async function sendUnlessTaken(phone: string, captchaTicket: string) {
    if (!(await checkPhone({ phone, captchaTicket }).unwrap()))
      return sendSms({ phone, purpose: 'register', captchaTicket }).unwrap();
    form.setFields([{ name: 'phone', errors: ['这个手机号已有账号，请直接登录'] }]);
    form.getFieldInstance('phone')?.focus?.();
    return undefined;
  }

  async function submit(fields: Fields): Promise<void> {
    setBusy(true);
    const isDone = await faults.guard(async () => {
      const token = await register({ ...fields, privacyVersion: privacy?.version }).unwrap();
      // The account exists in any case; without a session its page explains how to log in.
      await (await session.whenReady()).takeToken(token, { rememberMe: false });
    });
    setBusy(false);
    if (!isDone) return;
    draft.drop();
    void navigate(kept('/account/register/success'), { replace: true, state: justDone });
  }

  return (
    <AntdRoot>
      <Form
        form={form}
        name="register"
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onValuesChange={draft.keep}
        onFinish={(fields) => void submit(fields)}
      >
        <FormFault text={faults.rest} />
        <Form.Item
          name="userName"
          label="用户名"
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: '请填写用户名' },
            { min: 2, max: 20, message: '用户名为 2–20 个字' },
            {
              pattern: /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9_]*$/u,
              message: '以汉字或字母开头，只能用汉字、字母、数字和下划线',
            },
          ]}
        >
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={20} />
        </Form.Item>
        <PhoneField />
        <SmsCodeField name="smsCode" send={send} onRefused={faults.refuse} />
        <PasswordField name="password" label="密码" userNameField="userName" />
        <AgreementField name="agreementVersion" />
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          注册
        </Button>
      </Form>
      {captcha.dialog}
    </AntdRoot>
  );
}
