import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { GuessLimits } from './ticket-guess.ts';

export interface ConferenceDeps {
  timeZone: string;
  /** Configured address of the site; if undefined, the request's own is used. */
  siteAddress: string | undefined;
  /** Seals the tickets' secrets. */
  box: SecretBox;
  guesses: GuessLimits;
  /** Limit per ticket, counting successful logins too. */
  logIns: AttemptLimiter;
  /** Limit per address, for malformed tickets and unknown tokens. */
  nonsense: AttemptLimiter;
  jobs: JobQueue;
}
