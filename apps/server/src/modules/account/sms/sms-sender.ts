import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What a provider's templates take of each of them; it cuts off what is longer. */
export const longestWords = 35;

/** What a conference tells: a notice, a ticket by its typed code, or how far a registration is. */
export type ConferenceWords = { name: string } & ({ title: string } | { ticket: string } | { state: string });

export interface SmsMessage {
  phone: string;
  /** A conference's notice is none of the purposes a code may be asked for. */
  purpose: SmsPurpose | 'conferenceNotice';
  /** The code, or null: for the notice that a number has an account already, and for a conference's. */
  code: string | null;
  /** What a conference's templates are filled with, for a provider that takes no other text. */
  conference?: ConferenceWords;
  /** The whole message, for a provider that takes any text. */
  text: string;
}

export interface SmsSender {
  /** How long sending usually takes: no answer comes sooner, so that its time doesn't tell whether a message was sent. */
  readonly paceMs: number;
  /** Throws `Sms.Unavailable` when the provider does not take it. */
  send(db: Database, message: SmsMessage): Promise<void>;
}
