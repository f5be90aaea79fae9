import * as management from '@tuyuan/contract/community/mail-management.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { textSetting } from '../../site/index.ts';
import { deleteEmail, switchOff, switchOn } from './channel.repository.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { confirmEmail } from './email-code.ts';
import { getChannels } from './get-channels.ts';
import { pageOfOutboxEmails, readMailSettings } from './mail-setting.repository.ts';
import { testMail } from './mail-text.ts';
import { sendEmailCode } from './send-email-code.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { getMailSettings, updateMailSettings } from './update-mail-settings.ts';

/** Binds the channels by which a person's notifications leave the site, and the mail server behind one of them. */
export async function channelRoutes(app: FastifyInstance, deps: ChannelDeps): Promise<void> {
  bindEndpoint(app, channel.getChannels, ({ db, actor }) => getChannels(db, actor.id));
  bindEndpoint(app, channel.setChannel, async ({ db, actor }, { isOn, ...wanted }) => {
    const change = { ...wanted, userId: actor.id };
    if (!isOn) await switchOff(db, change);
    else if (!(await switchOn(db, change))) throw new AppError('Email.NotConfirmed');
    return getChannels(db, actor.id);
  });
  bindEndpoint(app, channel.sendEmailCode, (context, { address }) => sendEmailCode(deps, context, address));
  bindEndpoint(app, channel.confirmEmail, async ({ db, actor }, input) => {
    await confirmEmail(db, deps.box, { ...input, userId: actor.id });
    return getChannels(db, actor.id);
  });
  bindEndpoint(app, channel.removeEmail, async ({ db, actor }) => {
    await inTransaction(db, (transaction) => deleteEmail(transaction, actor.id));
    return getChannels(db, actor.id);
  });

  bindEndpoint(app, management.getOutboxEmails, async ({ db }, input) => {
    const isOpen = (await readMailSettings(db)).host === '';
    return { ...(isOpen ? await pageOfOutboxEmails(db, input) : { totalCount: 0, items: [] }), isOpen };
  });
  bindEndpoint(app, management.getMailSettings, ({ db }) => getMailSettings(db));
  bindEndpoint(app, management.updateMailSettings, ({ db }, input) => updateMailSettings(deps, db, input));
  bindEndpoint(app, management.sendTestEmail, async ({ db }, { address }) => {
    const [outcome] = await deps.mail.send(db, [testMail(address, await textSetting(db, 'siteName'))]);
    if (outcome !== 'sent') throw new AppError(outcome === 'refused' ? 'Email.Refused' : 'Email.Unavailable');
    return {};
  });

  await unsubscribeRoutes(app, deps);
}
