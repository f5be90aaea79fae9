import type { ResolveHost } from '../../../platform/network/public-address.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { TextDeps } from './deliver-texts.ts';
import type { MailSender } from './mail-sender.ts';
import type { SendPush } from './push-sender.ts';
import type { QuietHours } from './quiet-hours.policy.ts';

export interface EmailLimits {
  /** Seconds between two codes for one person. */
  pauseSeconds: number;
  /** Codes in 24 hours: per person, per e-mail address, per requesting address, per site. */
  perPerson: number;
  perEmail: number;
  perAddress: number;
  perSite: number;
}

export interface PushDeps {
  sendPush: SendPush;
  /** Seals the key that push services know the site by. */
  box: SecretBox;
  resolveHost: ResolveHost;
  /** True where push services may stand in this machine's own network, without encryption. */
  isPrivate: boolean;
  /** For how long a push service may keep silent. */
  timeoutMs: number;
}

export interface ChannelDeps {
  push: PushDeps;
  text: TextDeps;
  /** Of people who never chose. */
  quietHours: QuietHours;
  mail: MailSender;
  /** Seals the mail server's password, marks codes and links for unsubscribing. */
  box: SecretBox;
  resolveHost: ResolveHost;
  limits: EmailLimits;
}
