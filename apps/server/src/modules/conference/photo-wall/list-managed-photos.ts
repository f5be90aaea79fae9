import type { getManagedLivePhotos, ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conferenceExists } from '../registration/index.ts';
import { listManaged, type ManagedPhotoRow } from './live-management.repository.ts';
import { problemText } from './live-photo.presenter.ts';

/** Throws `Conference.NotFound`. */
export async function listManagedPhotos(
  db: Database,
  query: InputOf<typeof getManagedLivePhotos>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedLivePhotos>> {
  if (!(await conferenceExists(db, query.conferenceId))) throw new AppError('Conference.NotFound');
  const rows = await listManaged(db, query);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, query.maxResultCount).map((row) => present(row, timeZone)),
  };
}

function present(row: ManagedPhotoRow, timeZone: string): ManagedLivePhoto {
  const { version, width, height, thumbhash } = row;
  const isReady = version !== null && width !== null && height !== null && thumbhash !== null;
  return {
    id: row.id,
    imageId: row.image_id,
    state: row.state,
    title: row.title,
    hall: row.hall,
    badgeNos: row.badge_nos,
    author: row.author,
    shotAt: toWireDate(row.shot_at, timeZone),
    createdAt: toWireDate(row.created_at, timeZone),
    likes: row.likes,
    picture: isReady ? { version, width, height, thumbhash } : null,
    problem: problemText(row.problem),
    withdrawnReason: row.withdrawn_reason,
    reports: row.reports,
  };
}
