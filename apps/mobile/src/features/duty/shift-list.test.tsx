// @vitest-environment happy-dom
import type { MyShift } from '@tuyuan/contract/conference-duty.ts';
import { find, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it, vi } from 'vitest';
import { ShiftList } from './shift-list.tsx';

vi.mock('./swipe-row.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const shift: MyShift = {
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

it('opens a shift by a tap also where the swipe’s program does not come', async () => {
  const onTask = vi.fn();
  await mount(<ShiftList shifts={[shift]} now="2026-11-20T09:41:00" isChangeable={false} onTask={onTask} />);
  await vi.waitFor(() => expect(find('button').textContent).toContain('东门'));
  await press(find('button'));
  expect(onTask).toHaveBeenCalledExactlyOnceWith('open', shift);
});
