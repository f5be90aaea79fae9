import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeTextRound } from './take-text-round.ts';

/** Counts a round of text messages sent with a publication. Throws `Request.TooMany` at `withSms`. */
export async function requireTextRound(transaction: Database, conferenceId: number): Promise<void> {
  const retryAfter = await takeTextRound(transaction, conferenceId);
  if (retryAfter === null) return;
  const message = '今天发给参会者的短信已到上限，不发短信仍可发布。';
  throw new AppError('Request.TooMany', { message, retryAfter, validationErrors: [{ message, members: ['withSms'] }] });
}
