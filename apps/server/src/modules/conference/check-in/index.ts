import type { FastifyInstance } from 'fastify';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ExportDesk } from '../../site/index.ts';
import { checkInRoutes } from './check-in.routes.ts';
import { checkInManagementRoutes } from './check-in-management.routes.ts';
import { checkInOfficeRoutes } from './check-in-office.routes.ts';
import { openKeyRing } from './conference-keys.ts';
import { openTicketCache } from './ticket-cache.ts';
import { ticketPassRoutes } from './ticket-pass.routes.ts';

export { type CheckInDesk, openCheckInDesk } from './check-in-desk.ts';
export { cloneSignPoints } from './clone-sign-points.repository.ts';
export { insertEntrance } from './insert-entrance.ts';
export { voucherCalendar } from './voucher-calendar.ts';

interface Parts {
  timeZone: string;
  /** Signs and seals ticket codes. */
  ticketBox: SecretBox;
  /** Seals the conferences' signing keys. */
  keyBox: SecretBox;
  /** Creates poster codes. */
  posterBox: SecretBox;
  exports: ExportDesk;
}

/** Signing in at conferences: the staff's phones, the attendee's ticket, the office. */
export function signInRoutes(app: FastifyInstance, { keyBox, ...parts }: Parts): void {
  const deps = { ...parts, keys: openKeyRing(keyBox), memo: openTicketCache() };
  checkInRoutes(app, deps);
  ticketPassRoutes(app, deps);
  checkInManagementRoutes(app, deps);
  checkInOfficeRoutes(app, deps);
}
