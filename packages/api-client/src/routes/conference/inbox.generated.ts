// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/inbox.ts';
import type { RoutesOf } from '../../route.ts';

export const inboxRoutes: RoutesOf<typeof contract> = {
  confirmNotice: ['POST', '/api/services/app/conferenceUserMobile/ConfirmNotice'],
  getNoticeStatus: ['GET', '/api/services/app/conferenceUserMobile/GetNoticeStatus'],
  getNotices: ['GET', '/api/services/app/conferenceUserMobile/GetNotices'],
  readNotices: ['POST', '/api/services/app/conferenceUserMobile/ReadNotices'],
};
