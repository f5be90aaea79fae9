export { deleteChannelsOf, deleteExpiredEmailCodes } from './channel.repository.ts';
export { channelRoutes } from './channel.routes.ts';
export type { PushDeps } from './channel-deps.ts';
export { type DeliveryDeps, deliverEmails } from './deliver-emails.ts';
export { deliverPushes, type PushDeliveryDeps } from './deliver-pushes.ts';
export { sendingOn } from './delivery.repository.ts';
export type { MailOutcome, MailSender } from './mail-sender.ts';
export { openMailSender, type SendBySmtp } from './open-mail-sender.ts';
export type { PushOutcome, SendPush } from './push-sender.ts';
