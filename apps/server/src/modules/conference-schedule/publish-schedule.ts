import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { publishSchedule as publishScheduleEndpoint } from '@tuyuan/contract/schedule-publishing.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publishDraft } from './publish-draft.ts';

/**
 * Publishes what was looked at. Throws `Conference.NotFound`, `Schedule.NothingToPublish`, `Schedule.ChangedMeanwhile` and
 * `Schedule.HasClashes`.
 */
export function publishSchedule(
  { db, actor }: SignedInContext,
  { id, fingerprint, note, acceptsClashes }: InputOf<typeof publishScheduleEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof publishScheduleEndpoint>> {
  return publishDraft(db, { conferenceId: id, note, publishedBy: actor.id, timeZone }, (diff) => {
    if (diff.fingerprint !== fingerprint) throw new AppError('Schedule.ChangedMeanwhile');
    if (diff.clashes.length > 0 && !acceptsClashes) throw new AppError('Schedule.HasClashes');
  });
}
