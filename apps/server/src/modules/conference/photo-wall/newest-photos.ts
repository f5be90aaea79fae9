import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentPhoto } from './live-photo.presenter.ts';
import { findOpenWall, listWall } from './wall.repository.ts';

/** Returns the latest shots on a conference's wall, for its own screens; none while it is closed. */
export async function newestPhotos(
  db: Database,
  { conferenceId, limit, timeZone }: { conferenceId: number; limit: number; timeZone: string },
): Promise<LivePhoto[]> {
  if (!(await findOpenWall(db, conferenceId, conferenceId))) return [];
  const all = { conferenceId, hall: '', badgeNo: '', from: null, to: null, keptBy: null };
  return (await listWall(db, all, { after: null, limit })).map((row) => presentPhoto(row, timeZone));
}
