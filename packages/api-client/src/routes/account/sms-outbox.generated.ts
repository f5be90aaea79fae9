// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/sms-outbox.ts';
import type { RoutesOf } from '../../route.ts';

export const smsOutboxRoutes: RoutesOf<typeof contract> = {
  getOutboxMessages: { method: 'GET', path: '/api/services/app/sms/GetOutboxMessages' },
};
