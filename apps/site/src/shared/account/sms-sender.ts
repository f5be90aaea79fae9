import type { CaptchaPurpose } from '@tuyuan/contract/account/captcha.ts';
import type { FormInstance } from 'antd';
import type { Captcha } from './use-captcha.ts';

interface Sent {
  /** Seconds. */
  readonly resendAfter: number;
}

/** Returns the `send` of an `SmsCodeField`: checks the form's `phone`, asks for the captcha, then sends, unless `send` finds no reason to. */
export function smsSender(
  form: FormInstance,
  captcha: Captcha,
  send: (phone: string, captchaTicket: string) => Promise<Sent | undefined>,
  purpose: CaptchaPurpose = 'sms',
): () => Promise<number | undefined> {
  return async () => {
    try {
      await form.validateFields(['phone']);
    } catch {
      form.getFieldInstance('phone')?.focus?.();
      return undefined;
    }
    const phone: unknown = form.getFieldValue('phone');
    const ticket = await captcha.ask(purpose);
    if (ticket === undefined || typeof phone !== 'string') return undefined;
    return (await send(phone, ticket))?.resendAfter;
  };
}
