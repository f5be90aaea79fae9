import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { requireVisibleConference } from '../schedule/index.ts';
import { readTaken } from './download.repository.ts';
import { findReader } from './find-reader.ts';
import { doorOf } from './material.policy.ts';
import { presentAttachment } from './material.presenter.ts';
import { readMaterials } from './material.repository.ts';
import { subjectOf } from './material-subject.ts';

/** Returns the materials the caller may know of, with what keeps the rest closed. Throws `Conference.NotFound`. */
export async function listMaterials(
  context: RequestContext,
  conferenceId: number,
  timeZone: string,
): Promise<Attachment[]> {
  await requireVisibleConference(context, conferenceId);
  const reader = await findReader(context, conferenceId);
  const taken = reader.attendee ? await readTaken(context.db, reader.attendee.id) : new Map<number, number>();
  const now = new Date();
  return (await readMaterials(context.db, conferenceId)).flatMap((row) => {
    const door = doorOf(subjectOf(row), reader, now);
    return door === null ? [] : [presentAttachment(row, { door, takenVersion: taken.get(row.id) ?? null, timeZone })];
  });
}
