export { deleteChannelsOf, deleteExpiredEmailCodes } from './channel.repository.ts';
export { channelRoutes } from './channel.routes.ts';
export { type DeliveryDeps, deliverEmails } from './deliver-emails.ts';
export { sendingOn } from './delivery.repository.ts';
export type { MailOutcome, MailSender } from './mail-sender.ts';
export { openMailSender, type SendBySmtp } from './open-mail-sender.ts';
