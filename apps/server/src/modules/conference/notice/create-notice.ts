import type { createNotice as createNoticeEndpoint, ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertDraft } from './notice.repository.ts';
import { oneNotice } from './one-notice.ts';

interface Writer {
  db: Database;
  actor: { id: number };
}

/** Throws `Conference.NotFound`. */
export async function createNotice(
  { db, actor }: Writer,
  { conferenceId, ...fields }: InputOf<typeof createNoticeEndpoint>,
  timeZone: string,
): Promise<ManagedNotice> {
  const id = await insertDraft(db, conferenceId, fields, actor.id);
  if (id === null) throw new AppError('Conference.NotFound');
  return oneNotice(db, id, timeZone);
}
