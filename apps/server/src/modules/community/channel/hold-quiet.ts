import type { Database } from '../../../platform/database/database.ts';
import { type Claim, hold } from './delivery.repository.ts';
import { type QuietHours, quietUntil } from './quiet-hours.policy.ts';

export interface QuietDeps {
  /** Of people who never chose. */
  quietHours: QuietHours;
  timeZone: string;
}

/** Puts off what is claimed in its receiver's quiet hours until they are over; returns the rest. */
export async function holdQuiet<Due extends Claim & { quiet: QuietHours | null }>(
  db: Database,
  claimed: readonly Due[],
  { quietHours, timeZone }: QuietDeps,
): Promise<Due[]> {
  const now = new Date();
  const due: Due[] = [];
  for (const one of claimed) {
    const until = quietUntil(one.quiet ?? quietHours, now, timeZone);
    if (until === null) due.push(one);
    else await hold(db, one, until);
  }
  return due;
}
