import type { ManagedNotice, updateNotice as updateNoticeEndpoint } from '@tuyuan/contract/conference/notice.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeUnsent } from './notice.repository.ts';
import { oneNotice, refuseState } from './one-notice.ts';

/** Throws `Notice.NotFound`, and `Notice.StateMismatch` once it is sent. */
export async function updateNotice(
  db: Database,
  { id, ...fields }: InputOf<typeof updateNoticeEndpoint>,
  timeZone: string,
): Promise<ManagedNotice> {
  if (!(await changeUnsent(db, id, fields))) await refuseState(db, id);
  return oneNotice(db, id, timeZone);
}
