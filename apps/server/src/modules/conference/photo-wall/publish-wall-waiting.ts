import type { Database } from '../../../platform/database/database.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import { findSettings } from './live-management.repository.ts';

/** Publishes to staff how many photos await review, are reported, or have requests for the original. */
export function publishWallWaiting(db: Database, conferenceId: number): void {
  publishLatest(db, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'waiting',
    key: 'wall',
    async read(current) {
      const wall = await findSettings(current, conferenceId);
      if (!wall) return null;
      return { of: 'wall' as const, review: wall.review, reported: wall.reported, originals: wall.pending_originals };
    },
  });
}
