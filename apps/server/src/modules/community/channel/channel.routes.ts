import * as deliveries from '@tuyuan/contract/community/delivery-management.ts';
import * as management from '@tuyuan/contract/community/mail-management.ts';
import * as channel from '@tuyuan/contract/community/user-channel.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { textSetting } from '../../site/index.ts';
import { deleteEmail, switchOff, switchOn } from './channel.repository.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { confirmEmail } from './email-code.ts';
import { pageOfFailedDeliveries, retryFailedDeliveries } from './failed-delivery.repository.ts';
import { getChannels } from './get-channels.ts';
import { pageOfOutboxEmails, readMailSettings } from './mail-setting.repository.ts';
import { testMail } from './mail-text.ts';
import { deleteSubscriptionOf } from './push.repository.ts';
import { storeQuietHours } from './quiet-hours.repository.ts';
import { sendEmailCode } from './send-email-code.ts';
import { subscribePush } from './subscribe-push.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { getMailSettings, updateMailSettings } from './update-mail-settings.ts';

const unreachable = { email: 'Email.NotConfirmed', push: 'Push.NotSubscribed', sms: 'Sms.NoPhone' } as const;

/** Binds the channels by which a person's notifications leave the site, and the mail server behind one of them. */
export async function channelRoutes(app: FastifyInstance, deps: ChannelDeps): Promise<void> {
  const channelsOf = (context: SignedInContext) => getChannels(context, deps);
  bindEndpoint(app, channel.getChannels, channelsOf);
  bindEndpoint(app, channel.setChannel, async (context, { isOn, ...wanted }) => {
    const change = { ...wanted, userId: context.actor.id };
    if (!isOn) await switchOff(context.db, change);
    else if (wanted.channel === 'sms' && !deps.text.isOffered) throw new AppError('Sms.NotOffered');
    else if (!(await switchOn(context.db, change))) throw new AppError(unreachable[wanted.channel]);
    return channelsOf(context);
  });
  bindEndpoint(app, channel.setQuietHours, async (context, hours) => {
    await inTransaction(context.db, (transaction) => storeQuietHours(transaction, context.actor.id, hours));
    return channelsOf(context);
  });
  bindEndpoint(app, channel.sendEmailCode, (context, { address }) => sendEmailCode(deps, context, address));
  bindEndpoint(app, channel.confirmEmail, async (context, input) => {
    await confirmEmail(context.db, deps.box, { ...input, userId: context.actor.id });
    return channelsOf(context);
  });
  bindEndpoint(app, channel.removeEmail, async (context) => {
    await inTransaction(context.db, (transaction) => deleteEmail(transaction, context.actor.id));
    return channelsOf(context);
  });
  bindEndpoint(app, channel.subscribePush, async (context, input) => {
    await subscribePush(deps.push, context, input);
    return channelsOf(context);
  });
  bindEndpoint(app, channel.unsubscribePush, async (context) => {
    await deleteSubscriptionOf(context.db, context.tokenHash);
    return channelsOf(context);
  });

  bindEndpoint(app, management.getOutboxEmails, async ({ db }, input) => {
    const isOpen = (await readMailSettings(db)).host === '';
    return { ...(isOpen ? await pageOfOutboxEmails(db, input) : { totalCount: 0, items: [] }), isOpen };
  });
  bindEndpoint(app, management.getMailSettings, ({ db }) => getMailSettings(db));
  bindEndpoint(app, management.updateMailSettings, ({ db }, input) => updateMailSettings(deps, db, input));
  bindEndpoint(app, management.sendTestEmail, async ({ db }, { address }) => {
    const [outcome] = await deps.mail.send(db, [testMail(address, await textSetting(db, 'siteName'))]);
    if (outcome === 'senderRefused') throw new AppError('Email.SenderRefused');
    if (outcome !== 'sent') throw new AppError(outcome === 'refused' ? 'Email.Refused' : 'Email.Unavailable');
    return {};
  });

  bindEndpoint(app, deliveries.getFailedDeliveries, ({ db }, input) => pageOfFailedDeliveries(db, input));
  bindEndpoint(app, deliveries.retryDeliveries, async ({ db }, { ids }) => ({
    retried: await retryFailedDeliveries(db, ids),
  }));

  await unsubscribeRoutes(app, deps);
}
