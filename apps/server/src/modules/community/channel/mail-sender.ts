import type { Database } from '../../../platform/database/database.ts';

export interface MailMessage {
  /** `code`, `test`, or a notification's topic. */
  purpose: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a receiver can tell a second one: `notification-5`. */
  id?: string;
  /** Address that ends e-mails of this kind with one request: RFC 8058. */
  unsubscribe?: string;
}

/** `refused`: that address takes none, ever; `senderRefused`: the mail server takes none from this site; `unavailable`: worth another try. */
export type MailOutcome = 'sent' | 'refused' | 'senderRefused' | 'unavailable';

export interface MailSender {
  /** Sends these, each for itself; never throws for one of them. */
  send(db: Database, messages: readonly MailMessage[]): Promise<MailOutcome[]>;
}
