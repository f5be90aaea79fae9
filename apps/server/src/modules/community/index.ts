export {
  channelRoutes,
  type DeliveryDeps,
  deleteExpiredEmailCodes,
  deliverEmails,
  deliverPushes,
  type MailOutcome,
  type MailSender,
  openMailSender,
  type PushDeliveryDeps,
  type PushDeps,
  type PushOutcome,
  type SendBySmtp,
  type SendPush,
} from './channel/index.ts';
export { commentRoutes, forgetComments } from './comment/index.ts';
export { feedbackRoutes, forgetFeedback } from './feedback/index.ts';
export { followRoutes, forgetFollows, notifyOfReview } from './follow/index.ts';
export { forgetMarks, markRoutes } from './marks/index.ts';
export { forgetNotifications, notificationRoutes, notifyOfPaidOrder, sendDueBroadcasts } from './notification/index.ts';
