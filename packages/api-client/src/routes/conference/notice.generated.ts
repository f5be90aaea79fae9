// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/notice.ts';
import type { RoutesOf } from '../../route.ts';

export const noticeRoutes: RoutesOf<typeof contract> = {
  createNotice: { method: 'POST', path: '/api/services/app/conferenceNotice/Create' },
  deleteNotice: { method: 'DELETE', path: '/api/services/app/conferenceNotice/Delete' },
  findNoticeReceivers: { method: 'GET', path: '/api/services/app/conferenceNotice/FindReceivers' },
  getManagedNotices: { method: 'GET', path: '/api/services/app/conferenceNotice/GetAll' },
  getNoticeReceipts: { method: 'GET', path: '/api/services/app/conferenceNotice/GetReceipts' },
  getNoticeTargets: { method: 'GET', path: '/api/services/app/conferenceNotice/GetTargets' },
  previewNoticeTarget: { method: 'POST', path: '/api/services/app/conferenceNotice/PreviewTarget' },
  recallNotice: { method: 'POST', path: '/api/services/app/conferenceNotice/Recall' },
  scheduleNotice: { method: 'POST', path: '/api/services/app/conferenceNotice/Schedule' },
  sendNotice: { method: 'POST', path: '/api/services/app/conferenceNotice/Send' },
  updateNotice: { method: 'PUT', path: '/api/services/app/conferenceNotice/Update' },
};
