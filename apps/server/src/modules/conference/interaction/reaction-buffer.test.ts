import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { type Database, databaseOver } from '../../../platform/database/database.ts';
import { openReactionBuffer } from './reaction-buffer.ts';

it('counts the taps of one attendee, not of another site’s attendee with his number', () => {
  vi.useFakeTimers();
  // Never queried: neither pool connects.
  const [one, other] = [databaseOver(new pg.Pool()), databaseOver(new pg.Pool())];
  const buffer = openReactionBuffer(
    () => {},
    () => 0,
  );
  const tap = (db: Database, count: number) =>
    buffer.add(db, { conferenceId: 1, roomId: 1, attendeeId: 7, kind: 'clap', count });
  expect([tap(one, 80), tap(one, 1), tap(other, 80), tap(other, 1)]).toEqual([true, false, true, false]);
  vi.useRealTimers();
});
