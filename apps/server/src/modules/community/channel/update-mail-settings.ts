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

/** Sets the mail server, whose password is stored sealed, and forgotten with the server. Throws `Email.HostRefused` for a host in this machine's own network, and at the password where another account would get the old one. */
export async function updateMailSettings(
  { box, resolveHost }: Pick<ChannelDeps, 'box' | 'resolveHost'>,
  db: Database,
  { password, ...settings }: InputOf<typeof endpoint>,
): Promise<MailSettings> {
  if (settings.host !== '' && (await resolveHost(settings.host).catch(() => null)) === null) {
    const message = '没有这个主机，或它不在公网上';
    throw new AppError('Email.HostRefused', { validationErrors: [{ message, members: ['host'] }] });
  }
  const stored = await readMailSettings(db);
  const isSameAccount = (['host', 'port', 'encryption', 'user'] as const).every(
    (name) => settings[name] === stored[name],
  );
  if (password === null && settings.host !== '' && stored.password.length > 0 && !isSameAccount) {
    // Otherwise whoever changes the host is handed the password of the one before.
    const message = '换了服务器或账号，请重新填写密码';
    throw new AppError('Email.HostRefused', { validationErrors: [{ message, members: ['password'] }] });
  }
  const nothing = Buffer.alloc(0);
  const kept = settings.host === '' ? nothing : null;
  const sealed = password === null ? kept : password === '' ? nothing : box.seal(password);
  await storeMailSettings(db, { ...settings, password: sealed });
  return getMailSettings(db);
}
