import type { MyShift } from '@tuyuan/contract/conference/duty.ts';

/** Morning shift at the east gate that is not checked in yet. */
export const plainShift: MyShift = {
  id: 1,
  postId: 2,
  place: '东门',
  work: '入场核验',
  directions: '',
  latitude: null,
  longitude: null,
  startsAt: '2026-11-20T08:00:00',
  endsAt: '2026-11-20T12:00:00',
  note: '',
  needed: 2,
  taken: 1,
  state: 'open',
  lead: null,
  people: [],
  swaps: [],
  entryId: 5,
};
