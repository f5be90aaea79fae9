import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Maximum length of each value in a provider's templates; longer values are cut off. */
export const longestWords = 35;

/** Content of a conference message: a notice, a ticket with its typed code, or the state of a registration. */
export type ConferenceWords = { name: string } & ({ title: string } | { ticket: string } | { state: string });

export interface SmsMessage {
  phone: string;
  /** Conference notices and notifications are no purposes a code may be requested for. */
  purpose: SmsPurpose | 'conferenceNotice' | 'notification';
  /** Null for the notice that a number already has an account, for conference messages and notifications. */
  code: string | null;
  /** Values for a conference's templates, for a provider that accepts no free text. */
  conference?: ConferenceWords;
  /** Value for the template of notifications. */
  notification?: string;
  /** Whole message, for a provider that accepts free text. */
  text: string;
}

export interface SmsSender {
  /** Usual sending time: no response comes sooner, so that timing doesn't reveal whether a message was sent. */
  readonly paceMs: number;
  /** Throws `Sms.TooManyToday` where the provider takes no more for this number, and an `SmsFailure` when it does not take it. */
  send(db: Database, message: SmsMessage): Promise<void>;
}
