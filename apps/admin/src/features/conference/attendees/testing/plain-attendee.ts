import type { ManagedAttendee } from '@tuyuan/contract/conference/attendees.ts';

/** An attendee with a ticket and a phone, without a seat. */
export const plainAttendee: ManagedAttendee = {
  id: 5,
  conferenceId: 7,
  name: '林砚秋',
  phone: '13800000000',
  company: '',
  state: 'ticketed',
  userType: 0,
  ticketTypeId: 1,
  ticketTypeName: '普通票',
  waitlistPosition: null,
  hall: '',
  seat: '',
  tableNo: '',
  groupName: '',
  badgeNo: '',
  hasTicket: true,
  arrivedAt: null,
  pendingChanges: 0,
  reason: '',
  createdAt: '2026-09-02T10:00:00',
};
