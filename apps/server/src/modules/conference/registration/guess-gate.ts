import { createHash } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type GuessRule, guessBuckets } from './guess-buckets.ts';
import { guessLine, type Standing } from './guess-line.ts';

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
  /** True for one that had to wait because its address, or the site, had no wrong guess left. */
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

const suspectFrom = 3;
/** What a suspect device leaves to the others. */
const keptShare = 0.25;
/** What a guess under way of any other counts: nearly all of a hall's are right. */
const trustedWeight = 0.25;

interface Keys {
  site: string;
  address: string;
  device: string;
}

/**
 * Lets guesses of typed ticket codes through: any number that are right, few that are wrong. Taken before they are verified and given
 * back by a success, so that a hall behind one address logs in as fast as it likes. A device with three that are wrong
 * or not verified yet leaves a quarter to the others. Where none are left, guesses stand in line for those that come back or become
 * free with time. Who waits only because many are being verified is never refused: his turn comes.
 */
export function guessGate(rules: GuessRules, now: () => number = performance.now.bind(performance)): GuessGate {
  const buckets = guessBuckets(now);
  const bucketsOf = ({ site, address, device }: Keys, isUsed = false) => ({
    site: buckets.of(site, rules.site, isUsed),
    address: buckets.of(address, rules.address, isUsed),
    device: buckets.of(device, rules.address, isUsed),
  });
  const line = guessLine<Keys>(standingOf, now);

  function standingOf(keys: Keys): Standing {
    const { site, address, device } = bucketsOf(keys);
    const isGuesser = device.level >= suspectFrom;
    const isSuspect = device.level + device.taken >= suspectFrom;
    const room = ({ burst }: GuessRule, isLess: boolean) => burst - (isLess ? Math.floor(burst * keptShare) : 0);
    const isFree = isSuspect
      ? address.level + address.taken + 1 <= room(rules.address, true) &&
        site.level + site.taken + 1 <= room(rules.site, true)
      : address.level + address.taken * trustedWeight + 1 <= rules.address.burst &&
        address.taken < rules.address.burst &&
        site.level + site.taken + 1 <= rules.site.burst;
    if (isFree) return 'free';
    const isSpent =
      address.level + 1 > room(rules.address, isGuesser) || site.level + 1 > room(rules.site, isGuesser) || isGuesser;
    return isSpent ? 'spent' : 'busy';
  }

  function begin(keys: Keys, hasWaited: boolean): Guess {
    const held = Object.values(bucketsOf(keys, true));
    for (const bucket of held) bucket.taken += 1;
    let isOpen = true;
    const end = (count: () => void) => {
      if (!isOpen) return;
      isOpen = false;
      for (const bucket of held) bucket.taken -= 1;
      count();
      line.advance();
    };
    return {
      hasWaited,
      right: () => end(() => undefined),
      wrong: (levels) =>
        end(() => {
          const { site, address, device } = bucketsOf(keys, true);
          // The database may know those already that are still being verified here.
          address.level = Math.max(address.level + 1, (levels?.address ?? 0) - address.taken);
          site.level = Math.max(site.level + 1, (levels?.site ?? 0) - site.taken);
          device.level += 1;
        }),
    };
  }

  return {
    rules,
    enter(guesser) {
      const keys = keysOf(guesser);
      if (line.isEmpty && standingOf(keys) === 'free') return Promise.resolve(begin(keys, false));
      return new Promise((resolve, reject) => {
        line.join({
          who: keys,
          failures: Math.round(bucketsOf(keys).device.level),
          enter: (hasWaited) => resolve(begin(keys, hasWaited)),
          refuse: () => reject(tooMany(rules, bucketsOf(keys).address)),
        });
      });
    },
  };
}

function keysOf({ site, address, userAgent }: Guesser): Keys {
  const agent = createHash('sha256').update(userAgent).digest('base64url');
  return { site, address: `${site} ${address}`, device: `${site} ${address} ${agent}` };
}

/** With the seconds until the address has some guesses left again. */
export function tooMany({ address }: GuessRules, { level }: { level: number } = { level: address.burst }): AppError {
  const spare = Math.max(1, level - address.burst / 2);
  return new AppError('Ticket.TooManyGuesses', {
    retryAfter: Math.ceil((spare / address.perMinute) * 60),
    validationErrors: [{ message: '输错次数过多，请稍后再试', members: ['ticket'] }],
  });
}
