// @vitest-environment happy-dom
import type { FakeAnswers } from '@tuyuan/api-client/testing/fake-store.ts';
import type { StayGuest, StayHotel, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { RoomingDesk } from './rooming-desk.tsx';

const hotel: StayHotel = {
  id: 2,
  name: '湖山宾馆',
  address: '',
  way: '',
  phone: '',
  breakfast: '',
  cover: '',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  latitude: null,
  longitude: null,
  changeUntil: null,
};
const room: StayRoom = {
  id: 4,
  hotelId: 2,
  number: '801',
  floor: '',
  kind: 'twin',
  capacity: 2,
  allowsSmoking: false,
  note: '',
};
const silent: StayGuest = {
  attendeeId: 9,
  name: '周以宁',
  company: '湖山摄影学会',
  userType: 0,
  gender: 'female',
  wish: null,
};

const times = { startTime: '2026-11-20T09:00:00', endTime: '2026-11-22T17:00:00' };
const rooming = { ...times, hotels: [hotel], rooms: [room], guests: [], plans: [], silentCount: 61 };

function renderSilent(more: FakeAnswers = {}, path = '/?view=silent') {
  return renderAdmin(<RoomingDesk conferenceId={7} />, {
    answers: {
      GetRooming: rooming,
      GetSilentGuests: { totalCount: 61, items: [silent] },
      PlaceGuest: {},
      ...more,
    },
    permissions: ['Pages.Conferences.Staff'],
    path,
  });
}

const nights = { checkIn: '2026-11-20', checkOut: '2026-11-22' };

test('puts somebody who has not answered into a room, for the days of the conference', async () => {
  const { calls } = await renderSilent();
  expect(find('[aria-label="要住宿的人"]').textContent).toContain('未答复 61');
  await press(find('[aria-pressed="false"]'));
  await press(findButton('周以宁住这间'));
  await settle();
  const placed = calls.find(({ path }) => path.endsWith('PlaceGuest'));
  expect(placed?.input).toMatchObject({ attendeeId: 9, roomId: 4, ...nights });
});

test('opens him with the same form, and finds others by words and pages', async () => {
  const { calls } = await renderSilent();
  const asked = () => calls.findLast(({ path }) => path.endsWith('GetSilentGuests'))?.input;
  expect(asked()).toEqual({ conferenceId: 7, keyword: '', skipCount: 0, maxResultCount: 50 });
  await press(findButton('周以宁的住宿详情'));
  expect(find('.ant-drawer').textContent).toContain('排进这间');
  await press(find('.ant-pagination-next'));
  await settle();
  expect(asked()).toMatchObject({ keyword: '', skipCount: 50 });
  await typeInto(find<HTMLInputElement>('input[type="search"]'), '湖山');
  await vi.waitFor(() => expect(asked()).toMatchObject({ keyword: '湖山', skipCount: 0 }));
});

test('lets go of who has said meanwhile that he needs no room', async () => {
  const lists = { silent: [silent] };
  const { renew } = await renderSilent({
    GetSilentGuests: () => ({ totalCount: lists.silent.length, items: lists.silent }),
  });
  await press(find('[aria-pressed="false"]'));
  await press(findButton('周以宁的住宿详情'));
  await settle();
  expect(findButton('周以宁住这间')).toBeDefined();
  lists.silent = [];
  await renew('Stay');
  expect(() => findButton('周以宁住这间')).toThrow();
  expect(document.querySelector('.ant-drawer')).toBeNull();
});

test('lets go of who no longer comes', async () => {
  const wish = {
    needsRoom: true,
    checkIn: nights.checkIn,
    checkOut: nights.checkOut,
    share: 'shared',
    smokes: false,
  } as const;
  const waiting: StayGuest = { ...silent, wish: { ...wish, mateName: '', note: '', updatedAt: '2026-11-01T09:00:00' } };
  const lists = { guests: [waiting] };
  const { renew } = await renderSilent({ GetRooming: () => ({ ...rooming, guests: lists.guests }) }, '/');
  await press(find('[aria-pressed="false"]'));
  expect(findButton('周以宁住这间')).toBeDefined();
  lists.guests = [];
  await renew('Stay');
  expect(() => findButton('周以宁住这间')).toThrow();
});
