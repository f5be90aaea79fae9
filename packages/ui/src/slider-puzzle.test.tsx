// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { slideTrack, type TrackPoint } from './slide-track.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { find, mount, pressKey } from './testing/mount.ts';

const picture = { width: 320, height: 160, pieceSize: 48, pieceTop: 40, background: 'data:,', piece: 'data:,' };

async function show(isChecking = false) {
  const onLetGo = vi.fn<(track: readonly TrackPoint[]) => void>();
  await mount(<SliderPuzzle picture={picture} isChecking={isChecking} isWrong={false} onLetGo={onLetGo} />);
  const handle = find('[role=slider]');
  handle.setPointerCapture = () => {};
  const point = (type: string, clientX: number, clientY = 0) =>
    act(async () => void handle.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true })));
  return { onLetGo, handle, point };
}

test('tells the way from the first touch to letting go', async () => {
  const { onLetGo, handle, point } = await show();
  await point('pointerdown', 100, 50);
  await point('pointermove', 150, 52);
  await point('pointermove', 220, 49);
  expect(handle.getAttribute('aria-valuenow')).toBe('120');
  await point('pointerup', 220, 49);
  const [track] = onLetGo.mock.calls[0] ?? [];
  expect(track?.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 2],
    [120, -1],
  ]);
});

test('the piece stays within the picture', async () => {
  const { handle, point } = await show();
  await point('pointerdown', 0);
  await point('pointermove', 900);
  expect(handle.getAttribute('aria-valuenow')).toBe('272');
  await point('pointermove', -50);
  expect(handle.getAttribute('aria-valuenow')).toBe('0');
});

test('arrow keys move it, Shift finer, Enter lets go', async () => {
  const { onLetGo, handle } = await show();
  await pressKey(handle, 'Enter');
  expect(onLetGo).not.toHaveBeenCalled();
  for (let press = 0; press < 3; press++) await pressKey(handle, 'ArrowRight');
  await pressKey(handle, 'ArrowLeft', { shiftKey: true });
  await pressKey(handle, 'Enter');
  expect(onLetGo.mock.calls[0]?.[0].map(({ x }) => x)).toEqual([0, 4, 8, 12, 11]);
});

test('nothing moves while an answer is awaited', async () => {
  const { handle, point } = await show(true);
  await point('pointerdown', 0);
  await point('pointermove', 90);
  await pressKey(handle, 'ArrowRight');
  expect(handle.getAttribute('aria-valuenow')).toBe('0');
});

test('a way without end keeps its start and its last point', () => {
  let now = 5;
  const track = slideTrack(() => now);
  for (let x = 0; x < 2000; x++) {
    now += 1;
    track.add(x, 0);
  }
  expect(track.points()).toHaveLength(900);
  expect(track.points()[0]).toEqual({ x: 0, y: 0, t: 1 });
  expect(track.points().at(-1)).toEqual({ x: 1999, y: 0, t: 2000 });
});
