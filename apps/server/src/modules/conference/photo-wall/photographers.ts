import type { getLivePhotographers } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { enrolPhotographer } from '../../library/index.ts';
import { conferenceExists } from '../registration/index.ts';
import { listStaff, setPhotographer } from './live-management.repository.ts';
import { findPhotographer } from './upload.repository.ts';

const minUserType = 2;

/** Throws `Conference.NotFound`. */
export async function listPhotographers(
  db: Database,
  { conferenceId, keyword }: { conferenceId: number; keyword: string },
): Promise<OutputOf<typeof getLivePhotographers>> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  const staff = await listStaff(db, conferenceId, keyword);
  return {
    items: staff.map((row) => ({
      id: row.id,
      name: row.name,
      company: row.company,
      isPhotographer: row.is_photographer,
      hasAccount: row.has_account,
      photoCount: row.photo_count,
    })),
  };
}

/** Throws `Attendee.NotFound`, `LivePhotographer.NotStaff`, `LivePhotographer.AccountRequired`. */
export function appointPhotographer(
  db: Database,
  { attendeeId, isPhotographer }: { attendeeId: number; isPhotographer: boolean },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findPhotographer(transaction, attendeeId), 'Attendee.NotFound');
    if (isPhotographer) {
      if (found.user_type < minUserType) throw new AppError('LivePhotographer.NotStaff');
      if (found.user_id === null) throw new AppError('LivePhotographer.AccountRequired');
      await enrolPhotographer(transaction, found.user_id);
    }
    await setPhotographer(transaction, attendeeId, isPhotographer ? found.user_id : null);
  });
}
