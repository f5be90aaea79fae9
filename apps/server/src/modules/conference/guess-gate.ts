import { createHash } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';

/** A bucket of wrong guesses: so many at once, then so many a minute. */
export interface GuessRule {
  burst: number;
  perMinute: number;
}

export interface GuessRules {
  /** Of one address. */
  address: GuessRule;
  /** Of a whole site, whatever the addresses. */
  site: GuessRule;
}

export interface Guesser {
  /** The tenant's schema. */
  site: string;
  /** As `addressKey` makes it. */
  address: string;
  userAgent: string;
}

/** A guess that may be verified now; to be ended by one of the two. */
export interface Guess {
  /** True for one that had to wait: its address, or the site, has no wrong guess left. */
  readonly hasWaited: boolean;
  /** Gives it back; who waits may go on at once. */
  right(): void;
  /** Counts it. The levels are those of all processes, as the database has them; without them only this one's count. */
  wrong(levels?: { address: number; site: number }): void;
}

export interface GuessGate {
  readonly rules: GuessRules;
  /** Takes one of the guesses left, or waits for one. Throws `Ticket.TooManyGuesses` when none came in time. */
  enter(guesser: Guesser): Promise<Guess>;
}

interface Bucket {
  level: number;
  at: number;
  /** Being verified. */
  taken: number;
}

interface Waiting {
  guesser: Guesser;
  /** Wrong guesses of the same device lately. */
  failures: number;
  arrived: number;
  enter(): void;
  refuse(): void;
}

const patienceMs = 3000;
/** Guesses, wrong ones and those being verified, from which on a device is taken for a guesser's. */
const suspectFrom = 3;
/** What such a device leaves to the others. */
const keptShare = 0.25;
const longestLine = 100;
const lookEveryMs = 50;
const mostKept = 50_000;

/**
 * Lets guesses of typed ticket codes through: any number that are right, few that are wrong. Taken before they are verified and given
 * back by a success, so that a hall behind one address logs in as fast as it likes. A device with three that are wrong
 * or not verified yet leaves a quarter to the others. Where there are none left, guesses stand in line for those that come back or become free with time:
 * first who failed least, of these the one who came last. So a phone with a right code passes while somebody guesses behind the
 * same address, and the guesser has his rate.
 */
export function guessGate(rules: GuessRules, now: () => number = performance.now.bind(performance)): GuessGate {
  const buckets = new Map<string, Bucket>();
  const line: Waiting[] = [];
  let watch: NodeJS.Timeout | undefined;

  function bucketOf(key: string, { perMinute }: GuessRule): Bucket {
    const found = buckets.get(key) ?? { level: 0, at: now(), taken: 0 };
    found.level = Math.max(0, found.level - ((now() - found.at) / 60_000) * perMinute);
    found.at = now();
    // A map keeps the order of insertion: what was used last goes to its end, the first one is forgotten.
    buckets.delete(key);
    buckets.set(key, found);
    if (buckets.size > mostKept)
      for (const [oldest, { taken }] of buckets) {
        if (taken > 0) continue;
        buckets.delete(oldest);
        break;
      }
    return found;
  }
  const addressOf = ({ site, address }: Guesser) => bucketOf(`${site} ${address}`, rules.address);
  const siteOf = ({ site }: Guesser) => bucketOf(site, rules.site);
  const deviceOf = ({ site, address, userAgent }: Guesser) =>
    bucketOf(`${site} ${address} ${createHash('sha256').update(userAgent).digest('base64url')}`, rules.address);
  function mayEnter(guesser: Guesser): boolean {
    const device = deviceOf(guesser);
    const isSuspect = device.level + device.taken >= suspectFrom;
    const hasRoom = ({ level, taken }: Bucket, { burst }: GuessRule) =>
      level + taken + 1 <= burst - (isSuspect ? Math.floor(burst * keptShare) : 0);
    return hasRoom(addressOf(guesser), rules.address) && hasRoom(siteOf(guesser), rules.site);
  }

  function begin(guesser: Guesser, hasWaited: boolean): Guess {
    const held = [addressOf(guesser), siteOf(guesser), deviceOf(guesser)];
    for (const bucket of held) bucket.taken += 1;
    let isOpen = true;
    const end = (count: () => void) => {
      if (!isOpen) return;
      isOpen = false;
      for (const bucket of held) bucket.taken -= 1;
      count();
      letIn();
    };
    return {
      hasWaited,
      right: () => end(() => undefined),
      wrong: (levels) =>
        end(() => {
          const [address, site] = [addressOf(guesser), siteOf(guesser)];
          // The database may know those already that are still being verified here.
          address.level = Math.max(address.level + 1, (levels?.address ?? 0) - address.taken);
          site.level = Math.max(site.level + 1, (levels?.site ?? 0) - site.taken);
          deviceOf(guesser).level += 1;
        }),
    };
  }

  const goesBefore = (one: Waiting, other: Waiting) => one.failures - other.failures || other.arrived - one.arrived;

  function letIn(): void {
    for (;;) {
      const next = line.filter(({ guesser }) => mayEnter(guesser)).sort(goesBefore)[0];
      if (!next) break;
      line.splice(line.indexOf(next), 1);
      next.enter();
    }
    for (const late of line.filter(({ arrived }) => now() - arrived >= patienceMs)) refuse(late);
    if (line.length === 0) {
      clearInterval(watch);
      watch = undefined;
    } else watch ??= setInterval(letIn, lookEveryMs).unref();
  }

  function refuse(waiting: Waiting): void {
    const place = line.indexOf(waiting);
    if (place >= 0) line.splice(place, 1);
    waiting.refuse();
  }

  return {
    rules,
    enter(guesser) {
      if (line.length === 0 && mayEnter(guesser)) return Promise.resolve(begin(guesser, false));
      return new Promise((resolve, reject) => {
        line.push({
          guesser,
          failures: Math.round(deviceOf(guesser).level),
          arrived: now(),
          enter: () => resolve(begin(guesser, true)),
          refuse: () => reject(tooMany(rules, addressOf(guesser))),
        });
        const last = line.length > longestLine ? line.toSorted(goesBefore).at(-1) : undefined;
        if (last) refuse(last);
        letIn();
      });
    },
  };
}

/** With the seconds until the address has some guesses left again. */
export function tooMany({ address }: GuessRules, { level }: { level: number } = { level: address.burst }): AppError {
  const spare = Math.max(1, level - address.burst / 2);
  return new AppError('Ticket.TooManyGuesses', {
    retryAfter: Math.ceil((spare / address.perMinute) * 60),
    validationErrors: [{ message: '输错次数过多，请稍后再试', members: ['ticket'] }],
  });
}
