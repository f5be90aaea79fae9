import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaPurpose } from '@tuyuan/contract/account/captcha.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { bindTicketToPhone, deleteRegisterTicket, deleteTicket, insertTicket } from './captcha.repository.ts';

const ticketSeconds = 300;

/** Creates a ticket of 192 random bits, of which only the hash is stored. */
export async function issueCaptchaTicket(
  db: Database,
  purpose: CaptchaPurpose,
): Promise<{ ticket: string; expiresIn: number }> {
  const ticket = randomBytes(24).toString('base64url');
  await insertTicket(db, hashOf(ticket), purpose, ticketSeconds);
  return { ticket, expiresIn: ticketSeconds };
}

/** Consumes a ticket; returns false if it was used, issued for another purpose, or has expired. */
export function takeCaptchaTicket(db: Database, ticket: string, purpose: CaptchaPurpose): Promise<boolean> {
  return deleteTicket(db, hashOf(ticket), purpose);
}

/** Pays for looking a number up. Throws `Captcha.TicketRefused`. */
export async function redeemForPhoneCheck(db: Database, ticket: string, phone: string): Promise<void> {
  const isPaid =
    (await bindTicketToPhone(db, hashOf(ticket), phone)) || (await takeCaptchaTicket(db, ticket, 'phoneCheck'));
  if (!isPaid) throw ticketRefused();
}

/** Pays for a code to a number. Throws `Captcha.TicketRefused`. */
export async function redeemForSms(
  db: Database,
  ticket: string,
  { phone, isRegistering }: { phone: string; isRegistering: boolean },
): Promise<void> {
  const isPaid =
    (isRegistering && (await deleteRegisterTicket(db, hashOf(ticket), phone))) ||
    (await takeCaptchaTicket(db, ticket, 'sms'));
  if (!isPaid) throw ticketRefused();
}

function ticketRefused(): AppError {
  return new AppError('Captcha.TicketRefused', {
    validationErrors: [{ message: '请先完成安全验证', members: ['captchaTicket'] }],
  });
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
