// @vitest-environment happy-dom
import { find, mount, press, pressKey } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { leavesOf } from './book-leaves.ts';
import { BookStrip } from './book-strip.tsx';

test('the thumbnails are reached with the arrow keys, which turn no page there', async () => {
  const leaves = leavesOf({ pages: Array.from({ length: 4 }, () => ({ caption: '', picture: null })) });
  const onChoose = vi.fn();
  const turned = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', turned);
  await mount(<BookStrip leaves={leaves} coverThumb={undefined} number={1} isDouble onChoose={onChoose} />);
  act(() => find('button[aria-current]').focus());
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const go = async (key: string) => {
    await pressKey(document.activeElement ?? document.body, key);
    return focused();
  };
  expect(focused()).toBe('封面');
  expect([await go('ArrowRight'), await go('End'), await go('ArrowRight'), await go('ArrowLeft')]).toEqual([
    '第 2–3 页',
    '封底',
    '封底',
    '第 4–5 页',
  ]);
  expect(turned.mock.results.map(({ value }) => value)).toEqual([true, true, true, true]);
  expect(onChoose).not.toHaveBeenCalled();
  await press(find('[aria-label="第 4–5 页"]'));
  expect(onChoose).toHaveBeenCalledWith(4);
  window.removeEventListener('keydown', turned);
});
