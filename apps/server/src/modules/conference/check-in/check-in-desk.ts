import type * as checkIn from '@tuyuan/contract/conference/check-in.ts';
import type { ScanAnswer } from '@tuyuan/contract/conference/check-in-records.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { openKeyRing } from './conference-keys.ts';
import { registerDevice } from './register-device.ts';
import { reportDevice } from './report-device.ts';
import { scanTicket } from './scan-ticket.ts';
import { openTicketCache } from './ticket-cache.ts';
import { uploadScans } from './upload-scans.ts';

type Staff = Pick<TicketContext, 'db' | 'ticket'>;

/** A scanning phone's calls without the network, for a rehearsal. */
export interface CheckInDesk {
  register(
    staff: Staff & Pick<TicketContext, 'userAgent'>,
    phone: { key: string; label: string },
  ): Promise<checkIn.Station>;
  report(staff: Staff, report: InputOf<typeof checkIn.reportDevice>): Promise<unknown>;
  scan(staff: Staff, wanted: InputOf<typeof checkIn.scanTicket>): Promise<ScanAnswer>;
  upload(
    staff: Staff,
    queue: { deviceId: number; items: checkIn.QueuedScan[] },
  ): Promise<OutputOf<typeof checkIn.uploadScans>['items']>;
}

interface Parts {
  timeZone: string;
  ticketBox: SecretBox;
  keyBox: SecretBox;
}

export function openCheckInDesk({ keyBox, ...parts }: Parts): CheckInDesk {
  const deps = { ...parts, keys: openKeyRing(keyBox), memo: openTicketCache() };
  return {
    register: (staff, phone) => registerDevice(deps, staff, phone),
    report: reportDevice,
    scan: (staff, wanted) => scanTicket(deps, staff, wanted),
    upload: (staff, queue) => uploadScans(deps, staff, queue),
  };
}
