import type {
  getMannerVersions,
  publishManner as publishMannerEndpoint,
} from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { conferenceExists } from '../registration/index.ts';
import { countTickets, insertVersion, listVersions, type VersionRow } from './manner.repository.ts';

/** Throws `Conference.NotFound`. */
export async function listMannerVersions(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getMannerVersions>> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  const rows = await listVersions(db, conferenceId);
  return { items: rows.map((row) => present(row, timeZone)), ticketCount: await countTickets(db, conferenceId) };
}

interface Writer {
  db: Database;
  actor: { id: number };
}

/** Throws `Conference.NotFound`, and `Manner.ChangedMeanwhile` if another version was published since. */
export function publishManner(
  { db, actor }: Writer,
  { conferenceId, version: follows, sections, mustConfirm }: InputOf<typeof publishMannerEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof publishMannerEndpoint>> {
  return inTransaction(db, async (transaction) => {
    if (!(await conferenceExists(transaction, conferenceId))) throw new AppError('Conference.NotFound');
    const next = { conferenceId, follows, sections, mustConfirm, publishedBy: actor.id };
    if (!(await insertVersion(transaction, next))) throw new AppError('Manner.ChangedMeanwhile');
    const [newest] = await listVersions(transaction, conferenceId);
    if (!newest) throw new Error('The version just published is not there.');
    return present(newest, timeZone);
  });
}

function present(row: VersionRow, timeZone: string): OutputOf<typeof publishMannerEndpoint> {
  return {
    version: row.version,
    sections: row.sections,
    mustConfirm: row.must_confirm,
    author: row.author,
    publishedAt: toWireDate(row.published_at, timeZone),
    confirmedCount: row.confirmed,
  };
}
