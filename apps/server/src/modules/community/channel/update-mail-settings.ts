import type { updateMailSettings as endpoint, MailSettings } from '@tuyuan/contract/community/mail-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { readMailSettings, storeMailSettings } from './mail-setting.repository.ts';

export async function getMailSettings(db: Database): Promise<MailSettings> {
  const { password, ...shown } = await readMailSettings(db);
  return { ...shown, hasPassword: password.length > 0 };
}

/** Sets the mail server, whose password is stored sealed. Throws `Email.HostRefused` for a host in this machine's own network. */
export async function updateMailSettings(
  { box, resolveHost }: Pick<ChannelDeps, 'box' | 'resolveHost'>,
  db: Database,
  { password, ...settings }: InputOf<typeof endpoint>,
): Promise<MailSettings> {
  if (settings.host !== '' && (await resolveHost(settings.host).catch(() => null)) === null) {
    const message = '没有这个主机，或它不在公网上';
    throw new AppError('Email.HostRefused', { validationErrors: [{ message, members: ['host'] }] });
  }
  const sealed = password === null ? null : password === '' ? Buffer.alloc(0) : box.seal(password);
  await storeMailSettings(db, { ...settings, password: sealed });
  return getMailSettings(db);
}
