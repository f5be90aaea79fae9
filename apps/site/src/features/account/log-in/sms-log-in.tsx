import { useSendValidationSmsMutation } from '@tuyuan/api-client/account/sms.ts';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { PhoneField } from '../../../shared/account/phone-field.tsx';
import { SmsCodeField } from '../../../shared/account/sms-code-field.tsx';
import { smsSender } from '../../../shared/account/sms-sender.ts';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useSession } from '../../../shared/site-session.tsx';
import styles from './account.module.css';
import type { LogInWayProps } from './log-in-way.ts';

interface Fields {
  readonly phone: string;
  readonly smsCode: string;
}

export function SmsLogIn({ captcha, rememberMe, remember }: LogInWayProps) {
  const session = useSession();
  const goOn = useGoOn();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['phone', 'smsCode'], { 'Sms.CodeWrong': 'smsCode', 'Sms.TooSoon': 'phone' });
  const [sendSms] = useSendValidationSmsMutation();
  const [isBusy, setBusy] = useState(false);
  const send = smsSender(form, captcha, (phone, captchaTicket) =>
    sendSms({ phone, purpose: 'login', captchaTicket }).unwrap(),
  );

  async function logIn(fields: Fields): Promise<void> {
    setBusy(true);
    const outcome = await (await session.whenReady()).logInBySms({ ...fields, rememberMe });
    setBusy(false);
    if (outcome.isOk) return goOn();
    faults.refuse(outcome.failure);
  }

  return (
    <Form
      form={form}
      name="log-in-by-sms"
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={{ phone: '', smsCode: '' }}
      onFinish={(fields) => void logIn(fields)}
    >
      <FormFault text={faults.rest} />
      <PhoneField />
      <SmsCodeField name="smsCode" send={send} onRefused={faults.refuse} />
      <div className={styles.between}>{remember}</div>
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        登录
      </Button>
    </Form>
  );
}
