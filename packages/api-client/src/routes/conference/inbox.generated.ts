// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/inbox.ts';
import type { RoutesOf } from '../../route.ts';

export const inboxRoutes: RoutesOf<typeof contract> = {
  confirmNotice: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ConfirmNotice' },
  getNoticeStatus: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetNoticeStatus' },
  getNotices: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetNotices' },
  readNotices: { method: 'POST', path: '/api/services/app/conferenceUserMobile/ReadNotices' },
};
