const windowMs = 10_000;
const settlesAfterMs = 3000;
const minJump = 1.2;

interface Sample {
  readonly at: number;
  readonly bytes: number;
}

export interface RateMeter {
  /** Records how many bytes have been sent in all. */
  add(at: number, bytes: number): void;
  /** Bytes per second over the last 10 s; undefined until something was measured. */
  rate(at: number): number | undefined;
  /** Seconds until `left` bytes are sent; undefined in the first 3 s. Never jumps up by less than a fifth. */
  remaining(at: number, left: number): number | undefined;
  /** Forgets the past, for transfers that stood still. */
  restart(): void;
}

/** Measures a transfer. Times are milliseconds of any clock that only goes forward. */
export function rateMeter(): RateMeter {
  let samples: Sample[] = [];
  let begunAt: number | undefined;
  let shown: { readonly at: number; readonly seconds: number } | undefined;

  function rate(at: number): number | undefined {
    const [first] = samples;
    const last = samples.at(-1);
    if (!first || !last || at <= first.at) return undefined;
    return Math.max(0, ((last.bytes - first.bytes) * 1000) / (at - first.at));
  }

  return {
    add(at, bytes) {
      begunAt ??= at;
      const recent = samples.filter((sample) => sample.at > at - windowMs);
      // The last sample before the window is its beginning.
      const before = samples.findLast((sample) => sample.at <= at - windowMs);
      samples = [...(before ? [before] : []), ...recent, { at, bytes }];
    },
    rate,
    remaining(at, left) {
      const current = rate(at);
      if (begunAt === undefined || at - begunAt < settlesAfterMs || !current) return undefined;
      const seconds = left / current;
      const expected = shown && Math.max(0, shown.seconds - (at - shown.at) / 1000);
      const isSmallRise = expected !== undefined && seconds > expected && seconds < expected * minJump;
      shown = { at, seconds: isSmallRise ? expected : seconds };
      return shown.seconds;
    },
    restart() {
      samples = [];
      begunAt = undefined;
      shown = undefined;
    },
  };
}

/** 约 38 秒, 约 2 分 13 秒, 约 1 小时 5 分 */
export function remainingWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `约 ${whole} 秒`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 10 && whole % 60 > 0) return `约 ${minutes} 分 ${whole % 60} 秒`;
  if (minutes < 60) return `约 ${minutes} 分钟`;
  return `约 ${Math.floor(minutes / 60)} 小时${minutes % 60 > 0 ? ` ${minutes % 60} 分` : ''}`;
}
