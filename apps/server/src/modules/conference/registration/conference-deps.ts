import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { GuessLimits } from './ticket-guess.ts';

export interface ConferenceDeps {
  timeZone: string;
  /** The site's own address, when it is configured; else the one that was asked. */
  siteAddress: string | undefined;
  /** What seals the tickets' secrets. */
  box: SecretBox;
  guesses: GuessLimits;
  /** Of one ticket, however right they are. */
  logIns: AttemptLimiter;
  /** Of one address: texts that are no ticket, and tokens that nobody was given. */
  nonsense: AttemptLimiter;
  jobs: JobQueue;
}
