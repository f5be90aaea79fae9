import type { compareSchedules as compareSchedulesEndpoint } from '@tuyuan/contract/conference/schedule-publishing.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { compareContents } from './compare-contents.ts';
import { requireConference } from './require-conference.ts';
import { findScheduleOf } from './schedule-version.repository.ts';

/** Two frozen versions side by side. Throws `Conference.NotFound` and `Schedule.VersionNotFound`. */
export async function compareSchedules(
  db: Database,
  { id, from, to }: InputOf<typeof compareSchedulesEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof compareSchedulesEndpoint>> {
  await requireConference(db, id);
  const before = await findScheduleOf(db, id, from);
  const after = await findScheduleOf(db, id, to);
  if (!before || !after) throw new AppError('Schedule.VersionNotFound');
  const diff = compareContents(before, after, timeZone);
  return {
    diff: diff.map(({ content, kind, changes }) => ({
      id: content.id,
      title: content.facts.title,
      kind,
      changes,
      told: 0,
    })),
  };
}
