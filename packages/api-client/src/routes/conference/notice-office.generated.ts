// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/notice-office.ts';
import type { RoutesOf } from '../../route.ts';

export const noticeOfficeRoutes: RoutesOf<typeof contract> = {
  findOfficeReceivers: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/FindReceivers' },
  getOfficeNoticeTargets: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/GetNoticeTargets' },
  getOfficeNotices: { method: 'GET', path: '/api/services/app/conferenceOfficeMobile/GetNotices' },
  previewOfficeNotice: { method: 'POST', path: '/api/services/app/conferenceOfficeMobile/PreviewNoticeTarget' },
  recallOfficeNotice: { method: 'POST', path: '/api/services/app/conferenceOfficeMobile/RecallNotice' },
  sendOfficeNotice: { method: 'POST', path: '/api/services/app/conferenceOfficeMobile/SendNotice' },
};
