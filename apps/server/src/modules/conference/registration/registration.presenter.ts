import type { OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { OwnRegistrationRow } from './registration.repository.ts';

export function presentRegistration(row: OwnRegistrationRow, timeZone: string): OwnRegistration {
  return {
    id: row.id,
    conferenceId: row.conference_id,
    state: row.state,
    userType: row.user_type,
    ticketTypeId: row.ticket_type_id,
    ticketTypeName: row.ticket_type_name,
    includes: row.includes,
    name: row.name,
    phone: maskPhone(row.phone),
    waitlistPosition: row.waitlist_position,
    reason: row.decided_reason,
    hall: row.hall,
    seat: row.seat,
    hasTicket: row.has_ticket,
    orderId: row.order_id,
    createdAt: toWireDate(row.created_at, timeZone),
  };
}
