export { createNotice } from './create-notice.ts';
export { noticeRoutes } from './notice.routes.ts';
export { recallNotice } from './recall-notice.ts';
export { requireTextRound } from './require-text-round.ts';
export { scheduleNotice } from './schedule-notice.ts';
export { sendDueNotices, sendUnreadAsSms } from './send-due-notices.ts';
export { sendNotice } from './send-notice.ts';
