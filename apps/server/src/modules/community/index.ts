export {
  channelRoutes,
  type DeliveryDeps,
  deleteExpiredEmailCodes,
  deliverEmails,
  deliverPushes,
  deliverTexts,
  type MailOutcome,
  type MailSender,
  openMailSender,
  type PushDeps,
  type PushOutcome,
  type QuietHours,
  type SendBySmtp,
  type SendPush,
  type TextDeliveryDeps,
  type TextDeps,
  tidyDeliveries,
} from './channel/index.ts';
export { collectionRoutes, createFolder, forgetFolders, moveWorks, openFolderLink } from './collection/index.ts';
export { commentRoutes, forgetComments, likeComment, writeComment } from './comment/index.ts';
export { deleteLoosePictures, feedbackRoutes, forgetFeedback } from './feedback/index.ts';
export { followRoutes, forgetFollows, notifyOfReview, setFollow } from './follow/index.ts';
export { forgetMarks, markRoutes, setMark } from './marks/index.ts';
export {
  forgetNotifications,
  notificationRoutes,
  notify,
  notifyOfPaidOrder,
  sendDueBroadcasts,
} from './notification/index.ts';
export { forgetRecent, keepSeen, recentRoutes } from './recent/index.ts';
export { forgetReports, notifyOfDecidedCopy, reportRoutes } from './report/index.ts';
export { forgetSavedSearches, savedSearchRoutes, tellOfNewMatches } from './saved-search/index.ts';
