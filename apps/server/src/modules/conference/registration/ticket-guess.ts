import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { checkQuota, type Quota, takeQuota } from '../../../platform/database/quota.repository.ts';

/** Wrong codes a minute. */
export interface GuessLimits {
  perAddress: number;
  /** Limit per site, over all addresses. */
  perSite: number;
}

interface Guesser {
  /** Key from `addressKey`. */
  address: string;
  userAgent: string;
}

/** Wrong codes of a device (address and user agent) from which on it leaves a share to the others. */
const suspectAfter = { limit: 3, seconds: 600 };
const suspectShare = 0.75;
/** Slows down a guesser; less than `giveUpWaiting` waits. */
const refusalMs = 2000;

/**
 * Returns what `find` finds. A wrong code is taken from what its address and its site have left of a minute's, a right one
 * never. Throws `Ticket.TooManyGuesses`, with the seconds to wait, where none is left, before anything is looked up.
 * A right code asks the same questions afterwards as a wrong one, in its turn for a connection: of many at once no more are
 * tried than may be wrong, and those that have a connection at that moment.
 */
export async function guessTicket<Found>(
  db: Database,
  guesser: Guesser,
  limits: GuessLimits,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  await passQuotas(guesser, limits, (quota) => checkQuota(db, quota));
  const found = await find();
  await passQuotas(guesser, limits, (quota) => (found ? checkQuota(db, quota) : takeQuota(db, quota)));
  return found;
}

/** `use` answers the seconds to wait where a quota is used up, else null. */
async function passQuotas(
  { address, userAgent }: Guesser,
  { perAddress, perSite }: GuessLimits,
  use: (quota: Quota) => Promise<number | null>,
): Promise<void> {
  const agent = createHash('sha256').update(userAgent).digest('base64url');
  const isSuspect = (await use({ key: `ticket-guess:device:${address} ${agent}`, ...suspectAfter })) !== null;
  const share = (limit: number) => (isSuspect ? Math.ceil(limit * suspectShare) : limit);
  for (const [name, limit] of [
    [`address:${address}`, perAddress],
    ['site', perSite],
  ] as const) {
    const retryAfter = await use({ key: `ticket-guess:${name}`, limit: share(limit), seconds: 60 });
    if (retryAfter === null) continue;
    await pause(refusalMs);
    throw new AppError('Ticket.TooManyGuesses', {
      retryAfter,
      validationErrors: [{ message: '输错次数过多，请稍后再试', members: ['ticket'] }],
    });
  }
}
