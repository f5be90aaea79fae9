import type { StayGuest, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { expect, it } from 'vitest';
import { objectionTo } from './room-fit.ts';

const nights = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
const guest = (attendeeId: number, gender: StayGuest['gender'], smokes = false): StayGuest => ({
  attendeeId,
  name: `客${attendeeId}`,
  company: '',
  userType: 0,
  gender,
  wish: { needsRoom: true, ...nights, share: 'shared', smokes, mateName: '', note: '', updatedAt: '' },
});
const room = (fields: Partial<StayRoom> = {}): StayRoom => ({
  id: 1,
  hotelId: 1,
  number: '1205',
  floor: '',
  kind: 'twin',
  capacity: 2,
  allowsSmoking: false,
  note: '',
  ...fields,
});
const plan = (attendeeId: number, more: Partial<StayPlan> = {}): StayPlan => ({
  id: attendeeId,
  roomId: 1,
  attendeeId,
  ...nights,
  state: 'planned',
  deskCode: '',
  changeWish: '',
  overriddenReason: '',
  ...more,
});

it('says what speaks against a guest in a room: beds, the other sex, smoke; nobody of other nights', () => {
  const [anna, otto, ida] = [guest(1, 'female'), guest(2, 'male'), guest(3, 'female')];
  const guests = new Map([anna, otto, ida].map((one) => [one.attendeeId, one]));
  const against = (who: StayGuest, plans: StayPlan[], where = room()) => objectionTo(who, nights, where, plans, guests);
  expect(against(anna, [plan(3)])).toBe('');
  expect(against(anna, [plan(2)])).toBe('同住的是异性');
  expect(against(anna, [plan(2, { checkIn: '2026-11-18', checkOut: '2026-11-20' })])).toBe('');
  expect(against(anna, [plan(2), plan(3)])).toBe('已住满');
  expect(against(guest(4, 'unknown'), [plan(2)])).toBe('');
  expect(against(guest(5, 'male', true), [])).toBe('不是吸烟房');
  expect(against(guest(5, 'male', true), [], room({ allowsSmoking: true }))).toBe('');
});
