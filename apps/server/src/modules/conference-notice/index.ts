export { conferenceNoticeRoutes } from './conference-notice.routes.ts';
export { sendDueNotices, sendUnreadAsSms } from './send-due-notices.ts';
export { sendNotice } from './send-notice.ts';
