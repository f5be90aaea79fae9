import type { Database } from '../../../platform/database/database.ts';
import { textSetting } from '../../site/index.ts';
import type { ChannelDeps } from './channel-deps.ts';
import type { MailMessage, MailOutcome, MailSender } from './mail-sender.ts';
import { insertOutboxEmails, readMailSettings, type StoredMailSettings } from './mail-setting.repository.ts';

export interface MailServer extends Omit<StoredMailSettings, 'password' | 'sender'> {
  /** The host's address; the name is not looked up again. */
  address: string;
  password: string;
  /** For how long it may keep silent. */
  timeoutMs: number;
  sender: { name: string; address: string };
}

export type SendBySmtp = (server: MailServer, messages: readonly MailMessage[]) => Promise<MailOutcome[]>;

interface Options extends Pick<ChannelDeps, 'box' | 'resolveHost'> {
  timeoutMs: number;
  sendBySmtp: SendBySmtp;
}

/** Sends by the mail server set on the site; without one e-mails go where an administrator reads them. */
export function openMailSender({ box, resolveHost, timeoutMs, sendBySmtp }: Options): MailSender {
  async function serverOf(db: Database, settings: StoredMailSettings): Promise<MailServer | null> {
    const address = await resolveHost(settings.host).catch(() => null);
    if (address === null) return null;
    const password = settings.password.length === 0 ? '' : box.open(settings.password);
    const sender = { name: await textSetting(db, 'siteName'), address: settings.sender };
    return { ...settings, address, password, sender, timeoutMs };
  }

  return {
    async send(db, messages) {
      if (messages.length === 0) return [];
      const settings = await readMailSettings(db);
      if (settings.host === '') {
        await insertOutboxEmails(db, messages);
        return messages.map(() => 'sent');
      }
      const server = await serverOf(db, settings);
      return server === null ? messages.map(() => 'unavailable') : sendBySmtp(server, messages);
    },
  };
}
