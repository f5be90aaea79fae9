import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryKeys } from './retry-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps the key of a wish that was lost, whatever is asked and done besides', () => {
  const keys = retryKeys();
  const lost = keys.of(['reissue', [1, 2], '遗失']);
  const second = keys.of(['reissue', [3], '遗失']);
  expect(second).not.toBe(lost);
  keys.done(['reissue', [3], '遗失']);
  keys.of(['resend', [1]]);
  keys.done(['resend', [1]]);
  expect(keys.of(['reissue', [1, 2], '遗失'])).toBe(lost);
  expect(keys.of(['reissue', [3], '遗失'])).not.toBe(second);
});

it('takes the same wish for a new one once it was done, and after ten minutes', () => {
  const keys = retryKeys();
  const first = keys.of('wish');
  keys.done('wish');
  const second = keys.of('wish');
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(9 * 60_000);
  expect(keys.of('wish')).toBe(second);
  vi.advanceTimersByTime(2 * 60_000);
  expect(keys.of('wish')).not.toBe(second);
});

it('takes going back to an earlier wish about the same thing for a new one', () => {
  const keys = retryKeys();
  const first = keys.of({ hall: '一号厅' }, 'place');
  expect(keys.of({ hall: '一号厅' }, 'place')).toBe(first);
  keys.of({ hall: '二号厅' }, 'place');
  expect(keys.of({ hall: '一号厅' }, 'place')).not.toBe(first);
});
