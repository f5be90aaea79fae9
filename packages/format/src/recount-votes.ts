/** Name of the log's form, in its first line. */
export const voteLogFormat = 'tuyuan-votes/1';
/** Hash before the first line. */
export const firstHash = '0'.repeat(64);

export interface LoggedVote {
  seq: number;
  kind: string;
  work: number;
  voter: string;
  /** UTC, microseconds. */
  at: string;
  reason: string;
  previous: string;
  hash: string;
}

/** The text whose SHA-256 is the line's hash. */
export function hashedText({ previous, seq, kind, work, voter, at, reason }: LoggedVote): string {
  return [previous, seq, kind, work, voter, at, reason].join('\n');
}

type VoteState = 'valid' | 'withdrawn' | 'quarantined' | 'removed';
const moves: Readonly<Record<string, { from: readonly (VoteState | undefined)[]; to: VoteState }>> = {
  cast: { from: [undefined, 'withdrawn'], to: 'valid' },
  withdraw: { from: ['valid', 'quarantined'], to: 'withdrawn' },
  quarantine: { from: ['valid'], to: 'quarantined' },
  remove: { from: ['valid', 'quarantined'], to: 'removed' },
  restore: { from: ['quarantined', 'removed'], to: 'valid' },
};

export interface Recount {
  /** Adds the next line; `hash` is the SHA-256 of its `hashedText`. Returns what is wrong with it, or null. */
  add(line: LoggedVote, hash: string): string | null;
  /** By the work's number. */
  readonly votes: ReadonlyMap<number, number>;
  sums(): {
    length: number;
    hash: string;
    casts: number;
    withdrawn: number;
    quarantined: number;
    removed: number;
    valid: number;
  };
  /** The most votes that one voter had standing, in all and on one day. */
  most(): { inAll: number; onDay: number };
}

/** Counts the votes of a log again, line by line, and follows its chain. `dayOf` gives the day of a time. */
export function openRecount(dayOf: (at: string) => string): Recount {
  const states = new Map<string, { state: VoteState; day: string }>();
  const votes = new Map<number, number>();
  const given = new Map<string, number>();
  let [length, hash, at, casts, withdrawn] = [0, firstHash, '', 0, 0];
  const most = { inAll: 0, onDay: 0 };

  function give(voter: string, day: string, each: 1 | -1): void {
    for (const [key, limit] of [
      [voter, 'inAll'],
      [`${voter} ${day}`, 'onDay'],
    ] as const) {
      const now = (given.get(key) ?? 0) + each;
      given.set(key, now);
      most[limit] = Math.max(most[limit], now);
    }
  }

  return {
    votes,
    add(line, computed) {
      if (line.seq !== length + 1) return `第 ${length + 1} 条缺失，读到的是第 ${line.seq} 条`;
      if (line.previous !== hash) return `第 ${line.seq} 条没有接着上一条`;
      if (line.hash !== computed) return `第 ${line.seq} 条的内容和它的哈希不符`;
      if (line.at < at) return `第 ${line.seq} 条的时间早于上一条`;
      const key = `${line.voter} ${line.work}`;
      const before = states.get(key);
      const move = moves[line.kind];
      if (!move?.from.includes(before?.state)) return `第 ${line.seq} 条不能接在这一票原来的状态之后`;
      const day = line.kind === 'cast' ? dayOf(line.at) : (before?.day ?? '');
      states.set(key, { state: move.to, day });
      const change = Number(move.to === 'valid') - Number(before?.state === 'valid');
      votes.set(line.work, (votes.get(line.work) ?? 0) + change);
      if (line.kind === 'cast') {
        casts += 1;
        give(line.voter, day, 1);
      }
      if (line.kind === 'withdraw') {
        withdrawn += 1;
        give(line.voter, day, -1);
      }
      [length, hash, at] = [line.seq, line.hash, line.at];
      return null;
    },
    sums() {
      const count = { valid: 0, withdrawn: 0, quarantined: 0, removed: 0 };
      for (const { state } of states.values()) count[state] += 1;
      const { valid, quarantined, removed } = count;
      return { length, hash, casts, withdrawn, quarantined, removed, valid };
    },
    most: () => ({ ...most }),
  };
}
