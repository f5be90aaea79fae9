/** `busy`: as many as may be are being verified; `spent`: no wrong guess is left. */
export type Standing = 'free' | 'busy' | 'spent';

interface Newcomer<Who> {
  who: Who;
  /** Wrong guesses of the same device lately. */
  failures: number;
  /** `hasWaited`: for a wrong guess that became free again. */
  enter(hasWaited: boolean): void;
  refuse(): void;
}

interface Waiting<Who> extends Newcomer<Who> {
  arrived: number;
  /** Since when there was no wrong guess left. */
  spentSince: number | undefined;
}

export interface GuessLine<Who> {
  readonly isEmpty: boolean;
  join(newcomer: Newcomer<Who>): void;
  /** Lets in whom there is room for. */
  advance(): void;
}

const patienceMs = 3000;
const mostSpent = 100;
const lookEveryMs = 50;

/**
 * Where guesses wait: first who failed least, of these who waits only because others are being verified, in the order they came;
 * behind them those for whom no wrong guess is left, the newest first, of whom too many, or too long, are refused.
 */
export function guessLine<Who>(standingOf: (who: Who) => Standing, now: () => number): GuessLine<Who> {
  const line: Waiting<Who>[] = [];
  let watch: NodeJS.Timeout | undefined;

  function goesBefore(one: Waiting<Who>, other: Waiting<Who>): number {
    if (one.failures !== other.failures) return one.failures - other.failures;
    if ((one.spentSince === undefined) !== (other.spentSince === undefined))
      return one.spentSince === undefined ? -1 : 1;
    return one.spentSince === undefined ? one.arrived - other.arrived : other.arrived - one.arrived;
  }

  function leave(waiting: Waiting<Who>): void {
    line.splice(line.indexOf(waiting), 1);
  }

  function refuseSpent(): void {
    const spent = line.filter(({ who }) => standingOf(who) === 'spent');
    for (const waiting of spent) waiting.spentSince ??= now();
    const late = spent.filter(({ spentSince = now() }) => now() - spentSince >= patienceMs);
    const patient = spent.filter((waiting) => !late.includes(waiting)).sort(goesBefore);
    for (const waiting of [...late, ...patient.slice(mostSpent)]) {
      leave(waiting);
      waiting.refuse();
    }
  }

  function advance(): void {
    for (;;) {
      let next: Waiting<Who> | undefined;
      for (const one of line) if ((!next || goesBefore(one, next) < 0) && standingOf(one.who) === 'free') next = one;
      if (!next) return;
      leave(next);
      next.enter(next.spentSince !== undefined);
    }
  }

  function look(): void {
    advance();
    refuseSpent();
    if (line.length > 0) return;
    clearInterval(watch);
    watch = undefined;
  }

  return {
    get isEmpty() {
      return line.length === 0;
    },
    join(newcomer) {
      const standing = standingOf(newcomer.who);
      line.push({ ...newcomer, arrived: now(), spentSince: standing === 'spent' ? now() : undefined });
      watch ??= setInterval(look, lookEveryMs).unref();
      if (standing === 'free') advance();
      else if (standing === 'spent' && line.length > mostSpent) refuseSpent();
    },
    advance,
  };
}
