/** A bucket of wrong guesses: so many at once, then so many a minute. */
export interface GuessRule {
  burst: number;
  perMinute: number;
}

export interface GuessBucket {
  /** Wrong guesses that count still. */
  level: number;
  /** When the level was that. */
  at: number;
  /** Being verified. */
  taken: number;
}

export interface GuessBuckets {
  /** With its level of now. `isUsed`: it is remembered longer than all others. */
  of(key: string, rule: GuessRule, isUsed?: boolean): GuessBucket;
}

const mostKept = 50_000;

/** Buckets by name, made when they are first asked for; of too many the one that was not used for longest is forgotten. */
export function guessBuckets(now: () => number): GuessBuckets {
  const buckets = new Map<string, GuessBucket>();

  function forgetOldest(): void {
    for (const [oldest, { taken }] of buckets) {
      if (taken > 0) continue;
      buckets.delete(oldest);
      return;
    }
  }

  return {
    of(key, { perMinute }, isUsed = false) {
      const known = buckets.get(key);
      const bucket = known ?? { level: 0, at: now(), taken: 0 };
      bucket.level = Math.max(0, bucket.level - ((now() - bucket.at) / 60_000) * perMinute);
      bucket.at = now();
      if (known && !isUsed) return bucket;
      // A map keeps the order of insertion: what was used last goes to its end.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > mostKept) forgetOldest();
      return bucket;
    },
  };
}
