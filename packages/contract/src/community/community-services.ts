import * as broadcastManagement from './broadcast-management.ts';
import * as commentData from './comment-data.ts';
import * as commentManagement from './comment-management.ts';
import * as deliveryManagement from './delivery-management.ts';
import * as feedbackData from './feedback-data.ts';
import * as feedbackManagement from './feedback-management.ts';
import * as mailManagement from './mail-management.ts';
import * as savedSearch from './saved-search.ts';
import * as userChannel from './user-channel.ts';
import * as userCollection from './user-collection.ts';
import * as userFollow from './user-follow.ts';
import * as userMarks from './user-marks.ts';
import * as userNotification from './user-notification.ts';
import * as userRecent from './user-recent.ts';
import * as workReport from './work-report.ts';

/** The services of what visitors do and write. */
export const communityServices = [
  broadcastManagement,
  commentData,
  commentManagement,
  deliveryManagement,
  feedbackData,
  feedbackManagement,
  savedSearch,
  userCollection,
  mailManagement,
  userChannel,
  userFollow,
  userMarks,
  userNotification,
  userRecent,
  workReport,
];
