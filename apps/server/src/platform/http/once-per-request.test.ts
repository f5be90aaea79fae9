import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { databaseOver } from '../database/database.ts';
import { oncePerRequest } from './once-per-request.ts';

const db = databaseOver(new pg.Pool());
afterEach(() => void vi.useRealTimers());

it('looks a token up once for a request, again for another, another token, and one whose body came slowly', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lookUp = vi.fn(async (_db: unknown, token: string) => token.length);
  const find = oncePerRequest(lookUp);
  const request = {};
  expect(await Promise.all([find(db, 'one', request), find(db, 'one', request)])).toEqual([3, 3]);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await find(db, 'one', {});
  expect(lookUp).toHaveBeenCalledTimes(2);
  expect(await find(db, 'other', request)).toBe(5);
  expect(lookUp).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1001);
  await find(db, 'other', request);
  expect(lookUp).toHaveBeenCalledTimes(4);
});
