import type { StaffAttendee } from '@tuyuan/contract/conference/user-mobile.ts';

/** An attendee with a ticket, without a seat. */
export const plainAttendee: StaffAttendee = {
  id: 9,
  name: '林砚',
  phone: '138****5678',
  company: '',
  state: 'ticketed',
  userType: 0,
  ticketTypeId: 3,
  ticketTypeName: '普通票',
  hall: '',
  seat: '',
  tableNo: '',
  groupName: '',
  badgeNo: '',
  diet: '',
  hasTicket: true,
  arrivedAt: null,
};
