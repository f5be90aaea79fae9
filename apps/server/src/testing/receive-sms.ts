import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';
import { sendResetPwdSms, sendValidationSms } from '@tuyuan/contract/account/sms.ts';
import { listOutboxMessages } from '../modules/account/index.ts';
import { resultOf } from './call-endpoint.ts';
import { solveCaptcha } from './solve-captcha.ts';
import type { TestServer } from './test-server.ts';

/** Returns the text messages sent to that number, newest first. */
export async function smsTo(server: TestServer, phone: string): Promise<string[]> {
  const { items } = await listOutboxMessages(server.db, { skipCount: 0, maxResultCount: 100, phone });
  return items.map(({ text }) => text);
}

/** Returns the code of the last text message to that number; throws when there is none. */
export async function lastCode(server: TestServer, phone: string): Promise<string> {
  const code = /\d{6}/.exec((await smsTo(server, phone))[0] ?? '')?.[0];
  if (code === undefined) throw new Error(`No code came to ${phone}.`);
  return code;
}

/** Requests a code as a visitor does and reads it from the phone. The server must allow one request right after another. */
export async function askForCode(server: TestServer, phone: string, purpose: SmsPurpose): Promise<string> {
  const captchaTicket = await solveCaptcha(server, 'sms');
  if (purpose === 'resetPassword') await resultOf(server.app, sendResetPwdSms, { phone, captchaTicket });
  else await resultOf(server.app, sendValidationSms, { phone, captchaTicket, purpose });
  return lastCode(server, phone);
}
