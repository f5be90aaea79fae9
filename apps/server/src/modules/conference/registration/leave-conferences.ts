import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inSavepoint } from '../../../platform/database/in-savepoint.ts';
import type { Occurrence } from '../../../platform/events/domain-events.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { endRegistration } from './end-registration.ts';
import { claimRegistrations, findRegistrationsAhead } from './leaving.repository.ts';
import { publishAttendeeChanged } from './publish-attendee-changed.ts';
import { standingStates } from './registration.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

interface Deps {
  /** Seals the tickets of those promoted from the waitlist. */
  box: SecretBox;
  jobs: JobQueue;
}

/** Errors of `endRegistration` for a registration that changed concurrently. */
const overtaken: ReadonlySet<string> = new Set([
  'Attendee.NotFound',
  'Attendee.StateMismatch',
  'Conference.Cancelled',
  'Conference.Over',
]);

/**
 * Before an account is deleted: ends its registrations for conferences that have not begun, notifies the attendee and promotes from
 * the waitlist. A running conference is attended to its end; `forgetAttendees` does the rest.
 */
export function leaveConferences({ box, jobs }: Deps) {
  return async ({ transaction, schema }: Occurrence, { userId }: { userId: number }): Promise<void> => {
    await claimRegistrations(transaction, userId);
    const ended: number[] = [];
    // Repeated until none is left, because one whose ticket type changed concurrently is found again.
    let ids = await findRegistrationsAhead(transaction, userId);
    while (ids.length > 0) {
      for (const id of ids) if (await leave(transaction, box, id)) ended.push(id);
      ids = await findRegistrationsAhead(transaction, userId);
    }
    for (const id of ended) await publishAttendeeChanged(transaction, id);
    if (ended.length > 0) wakeAttendeeWork(jobs, transaction, schema);
  };
}

/** Returns false if the registration or the conference changed or ended since it was found. */
async function leave(transaction: Database, box: SecretBox, id: number): Promise<boolean> {
  const ending = { id, state: 'cancelled', reason: '账号已注销', from: standingStates } as const;
  try {
    await inSavepoint(transaction, () => endRegistration(transaction, box, ending));
    return true;
  } catch (error) {
    if (error instanceof AppError && overtaken.has(error.code)) return false;
    throw error;
  }
}
