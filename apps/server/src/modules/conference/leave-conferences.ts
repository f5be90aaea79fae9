import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { endRegistration } from './end-registration.ts';
import { claimRegistrations, findRegistrationsAhead } from './leaving.repository.ts';
import { wakeMessages } from './send-attendee-messages.ts';
import { tellAttendeeChanged } from './tell-attendee-changed.ts';

interface Deps {
  /** What seals the tickets of those who come in for him. */
  box: SecretBox;
  jobs: JobQueue;
}

/** Takes a user out of the conferences ahead; to be called while his account still has its phone. */
type LeaveConferences = (transaction: Database, tenant: { readonly schema: string }, userId: number) => Promise<void>;

/**
 * Before an account is deleted: ends its registrations for conferences that have not begun, tells him so, and gives his places to who
 * waits. One that is on he attends to its end; `forgetAttendees` does the rest.
 */
export function leaveConferences({ box, jobs }: Deps): LeaveConferences {
  return async (transaction, { schema }, userId) => {
    await claimRegistrations(transaction, userId);
    const ids = await findRegistrationsAhead(transaction, userId);
    for (const id of ids)
      await endRegistration(transaction, box, {
        id,
        state: 'cancelled',
        reason: '账号已注销',
        from: ['applied', 'waitlisted', 'ticketed'],
      });
    for (const id of ids) await tellAttendeeChanged(transaction, id);
    if (ids.length > 0) wakeMessages(jobs, transaction, schema);
  };
}
