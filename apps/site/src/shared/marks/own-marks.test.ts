import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForOwnMarks } from './own-marks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = () =>
  vi.fn(() => ({ unwrap: () => Promise.resolve({ liked: [], collected: [] }), unsubscribe: () => undefined }));

it('asks once for what is shown together, without what left before', async () => {
  const ask = asked();
  askForOwnMarks(ask, 51, { kind: 'image', id: 1 });
  const takeBack = askForOwnMarks(ask, 51, { kind: 'album', id: 2 });
  takeBack();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
});

it('asks for nothing when everything left before, as when one logs out at once', async () => {
  const ask = asked();
  askForOwnMarks(ask, 52, { kind: 'image', id: 1 })();
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
});
