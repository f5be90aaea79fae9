// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/mail-management.ts';
import type { RoutesOf } from '../../route.ts';

export const mailManagementRoutes: RoutesOf<typeof contract> = {
  getMailSettings: { method: 'GET', path: '/api/services/app/mail/GetSettings' },
  getOutboxEmails: { method: 'GET', path: '/api/services/app/mail/GetOutboxEmails' },
  sendTestEmail: { method: 'POST', path: '/api/services/app/mail/SendTest' },
  updateMailSettings: { method: 'POST', path: '/api/services/app/mail/UpdateSettings' },
};
