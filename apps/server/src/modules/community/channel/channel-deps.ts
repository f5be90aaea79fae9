import type { ResolveHost } from '../../../platform/network/public-address.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { MailSender } from './mail-sender.ts';

export interface EmailLimits {
  /** Seconds between two codes for one person. */
  pauseSeconds: number;
  /** Codes in 24 hours: per person, per e-mail address, per requesting address, per site. */
  perPerson: number;
  perEmail: number;
  perAddress: number;
  perSite: number;
}

export interface ChannelDeps {
  mail: MailSender;
  /** Seals the mail server's password, marks codes and links for unsubscribing. */
  box: SecretBox;
  resolveHost: ResolveHost;
  limits: EmailLimits;
}
