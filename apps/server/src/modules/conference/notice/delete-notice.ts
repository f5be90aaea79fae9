import type { Database } from '../../../platform/database/database.ts';
import { deleteUnsent } from './notice.repository.ts';
import { refuseState } from './one-notice.ts';

/** Throws `Notice.NotFound`, and `Notice.StateMismatch` once it is sent. */
export async function deleteNotice(db: Database, id: number): Promise<void> {
  if (!(await deleteUnsent(db, id))) await refuseState(db, id);
}
