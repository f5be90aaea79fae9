import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { StaffAttendeeRow } from './staff-attendee.repository.ts';

export function presentStaffAttendee(row: StaffAttendeeRow, timeZone: string): StaffAttendee {
  return {
    id: row.id,
    name: row.name,
    phone: maskPhone(row.phone),
    company: row.company,
    state: row.state,
    userType: row.user_type,
    ticketTypeId: row.ticket_type_id,
    ticketTypeName: row.ticket_type_name,
    hall: row.hall,
    seat: row.seat,
    tableNo: row.table_no,
    groupName: row.group_name,
    badgeNo: row.badge_no,
    diet: row.diet,
    hasTicket: row.has_ticket,
    arrivedAt: row.arrived_at && toWireDate(row.arrived_at, timeZone),
  };
}
