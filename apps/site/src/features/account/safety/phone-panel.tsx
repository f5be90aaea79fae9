import { useChangePhoneMutation } from '@tuyuan/api-client/account/account-safety.ts';
import { useSendValidationSmsMutation } from '@tuyuan/api-client/account/sms.ts';
import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { OwnerFields } from '../../../shared/account/owner-fields.tsx';
import { PhoneField } from '../../../shared/account/phone-field.tsx';
import { SafetyDialog } from '../../../shared/account/safety-dialog.tsx';
import { SmsCodeField } from '../../../shared/account/sms-code-field.tsx';
import { smsSender } from '../../../shared/account/sms-sender.ts';
import { useCaptcha } from '../../../shared/account/use-captcha.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';

interface Fields {
  readonly password?: string;
  readonly safetyCode?: string;
  readonly phone: string;
  readonly smsCode: string;
}

export function PhonePanel({ profile }: { readonly profile: UserProfile }) {
  const [changePhone] = useChangePhoneMutation();
  const [sendSms] = useSendValidationSmsMutation();
  const captcha = useCaptcha();
  const [isOpen, setOpen] = useState(false);
  const word = profile.phone === '' ? '绑定手机' : '更换手机';

  async function change(fields: Fields): Promise<void> {
    const { phone } = await changePhone(fields).unwrap();
    showToast({ text: `手机号已换成 ${phone}，其他设备已退出登录`, tone: 'success' });
  }

  return (
    <Panel
      title="手机号"
      note={profile.phone === '' ? '还没有绑定手机号。' : `${profile.phone}，用于登录、找回密码和身份确认。`}
      tools={<Button onClick={() => setOpen(true)}>{word}</Button>}
    >
      {isOpen && (
        <SafetyDialog<Fields>
          name="change-phone"
          title={word}
          submitText={word}
          fieldNames={['password', 'safetyCode', 'phone', 'smsCode']}
          onSubmit={change}
          onClose={() => setOpen(false)}
        >
          {(form, refuse) => (
            <>
              <OwnerFields hasPassword={profile.hasPassword} phone={profile.phone} onRefused={refuse} />
              <PhoneField label="新手机号" />
              <SmsCodeField
                name="smsCode"
                label="新手机号收到的验证码"
                send={smsSender(form, captcha, (phone, captchaTicket) =>
                  sendSms({ phone, purpose: 'changePhone', captchaTicket }).unwrap(),
                )}
                onRefused={refuse}
              />
            </>
          )}
        </SafetyDialog>
      )}
      {captcha.dialog}
    </Panel>
  );
}
