// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/notice.ts';
import type { RoutesOf } from '../../route.ts';

export const noticeRoutes: RoutesOf<typeof contract> = {
  createNotice: ['POST', '/api/services/app/conferenceNotice/Create'],
  deleteNotice: ['DELETE', '/api/services/app/conferenceNotice/Delete'],
  findNoticeReceivers: ['GET', '/api/services/app/conferenceNotice/FindReceivers'],
  getManagedNotices: ['GET', '/api/services/app/conferenceNotice/GetAll'],
  getNoticeReceipts: ['GET', '/api/services/app/conferenceNotice/GetReceipts'],
  getNoticeTargets: ['GET', '/api/services/app/conferenceNotice/GetTargets'],
  previewNoticeTarget: ['POST', '/api/services/app/conferenceNotice/PreviewTarget'],
  recallNotice: ['POST', '/api/services/app/conferenceNotice/Recall'],
  scheduleNotice: ['POST', '/api/services/app/conferenceNotice/Schedule'],
  sendNotice: ['POST', '/api/services/app/conferenceNotice/Send'],
  updateNotice: ['PUT', '/api/services/app/conferenceNotice/Update'],
};
