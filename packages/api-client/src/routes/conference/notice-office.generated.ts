// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/notice-office.ts';
import type { RoutesOf } from '../../route.ts';

export const noticeOfficeRoutes: RoutesOf<typeof contract> = {
  findOfficeReceivers: ['GET', '/api/services/app/conferenceOfficeMobile/FindReceivers'],
  getOfficeNoticeTargets: ['GET', '/api/services/app/conferenceOfficeMobile/GetNoticeTargets'],
  getOfficeNotices: ['GET', '/api/services/app/conferenceOfficeMobile/GetNotices'],
  previewOfficeNotice: ['POST', '/api/services/app/conferenceOfficeMobile/PreviewNoticeTarget'],
  recallOfficeNotice: ['POST', '/api/services/app/conferenceOfficeMobile/RecallNotice'],
  sendOfficeNotice: ['POST', '/api/services/app/conferenceOfficeMobile/SendNotice'],
};
