import { useBindPhoneToExternalAccountMutation } from '@tuyuan/api-client/account/oauth.ts';
import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { useSendValidationSmsMutation } from '@tuyuan/api-client/account/sms.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PhoneField } from '../../../shared/account/phone-field.tsx';
import { SmsCodeField } from '../../../shared/account/sms-code-field.tsx';
import { smsSender } from '../../../shared/account/sms-sender.ts';
import { useCaptcha } from '../../../shared/account/use-captcha.ts';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { type FirstLogIn, firstLogInOf } from '../../../shared/oauth/first-log-in.ts';
import { oauthResultPath } from '../../../shared/oauth/oauth-result.ts';
import { useSession } from '../../../shared/site-session.tsx';
import { AgreementField } from './agreement-field.tsx';

interface Fields {
  readonly phone: string;
  readonly smsCode: string;
  readonly agreementVersion: number;
}

const names = ['phone', 'smsCode', 'agreementVersion'] as const;

/** Verifies the phone of a person new from a third party, then logs them in. */
export function VerifyMobilePanel() {
  const firstLogIn = firstLogInOf(useLocation().state);
  if (firstLogIn) return <VerifyForm firstLogIn={firstLogIn} />;
  return (
    <EmptyState
      icon="user"
      title="没有等待验证的第三方登录"
      text="请先用微信、QQ 或微博登录。"
      actions={
        <ButtonLink href="/account" kind="primary">
          去登录
        </ButtonLink>
      }
    />
  );
}

function VerifyForm({ firstLogIn }: { readonly firstLogIn: FirstLogIn }) {
  const { bindTicket, returnUrl, rememberMe } = firstLogIn;
  const session = useSession();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, names, { 'Sms.CodeWrong': 'smsCode', 'Sms.TooSoon': 'phone' });
  const [sendSms] = useSendValidationSmsMutation();
  const [bindPhone] = useBindPhoneToExternalAccountMutation();
  const [isBusy, setBusy] = useState(false);
  const { data: privacy } = useGetAgreementQuery({ key: 'privacy' });
  const send = smsSender(form, captcha, (phone, captchaTicket) =>
    sendSms({ phone, purpose: 'bindPhone', captchaTicket }).unwrap(),
  );

  async function submit(fields: Fields): Promise<void> {
    setBusy(true);
    const isDone = await faults.guard(async () => {
      const token = await bindPhone({ ...fields, privacyVersion: privacy?.version, bindTicket }).unwrap();
      await (await session.whenReady()).takeToken(token, { rememberMe });
    });
    setBusy(false);
    if (isDone) void navigate(oauthResultPath('loggedIn', returnUrl), { replace: true });
  }

  return (
    <AntdRoot>
      <Form
        form={form}
        name="verify-mobile"
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onFinish={(fields) => void submit(fields)}
      >
        <FormFault text={faults.rest} />
        <PhoneField />
        <SmsCodeField name="smsCode" send={send} onRefused={faults.refuse} />
        <AgreementField name="agreementVersion" />
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          验证并登录
        </Button>
      </Form>
      {captcha.dialog}
    </AntdRoot>
  );
}
