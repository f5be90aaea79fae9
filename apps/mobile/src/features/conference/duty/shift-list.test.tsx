// @vitest-environment happy-dom
import { find, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it, vi } from 'vitest';
import { ShiftList } from './shift-list.tsx';
import { plainShift } from './testing/plain-shift.ts';

vi.mock('./swipe-row.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('opens a shift by a tap also where the swipe’s program does not come', async () => {
  const onTask = vi.fn();
  await mount(<ShiftList shifts={[plainShift]} now="2026-11-20T09:41:00" isChangeable={false} onTask={onTask} />);
  await vi.waitFor(() => expect(find('button').textContent).toContain('东门'));
  await press(find('button'));
  expect(onTask).toHaveBeenCalledExactlyOnceWith('open', plainShift);
});
