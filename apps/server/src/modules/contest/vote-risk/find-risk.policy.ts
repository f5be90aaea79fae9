import type { RiskKind } from '@tuyuan/contract/contest/rank-words.ts';

export interface WatchedVote {
  id: number;
  entryId: number;
  voterId: number;
  /** Milliseconds. */
  at: number;
  /** Hours and minutes of the day where the site is, in minutes. */
  minuteOfDay: number;
  /** Keyed hashes; "" for unknown. */
  address: string;
  device: string;
  channel: string;
  /** Of the account when it voted. */
  ageHours: number;
}

export interface RiskGroup {
  kind: Exclude<RiskKind, 'office'>;
  entryId: number;
  /** What its votes have in common. */
  source: string;
  reason: string;
  /** 0 to 100. */
  score: number;
  votes: readonly WatchedVote[];
}

/** Groups from here on are taken off the board until the office has looked at them. */
const quarantineScore = 60;
const youngHours = 72;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const isYoung = ({ ageHours }: WatchedVote) => ageHours < youngHours;
const shareOf = (votes: readonly WatchedVote[], test: (vote: WatchedVote) => boolean) =>
  votes.length === 0 ? 0 : votes.filter(test).length / votes.length;
const voters = (votes: readonly WatchedVote[]) => new Set(votes.map(({ voterId }) => voterId)).size;
const by = (votes: readonly WatchedVote[], key: (vote: WatchedVote) => string) => [...Map.groupBy(votes, key)];
const score = (points: number) => Math.max(0, Math.min(100, Math.round(points)));

/** Runs of votes with no pause longer than so. */
function bursts(votes: readonly WatchedVote[], pauseMs: number): WatchedVote[][] {
  const runs: WatchedVote[][] = [];
  for (const vote of votes.toSorted((a, b) => a.at - b.at)) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && vote.at - before.at <= pauseMs) last.push(vote);
    else runs.push([vote]);
  }
  return runs;
}

const spanMinutes = (votes: readonly WatchedVote[]) => {
  const times = votes.map(({ at }) => at);
  return Math.max(1, Math.round((Math.max(...times) - Math.min(...times)) / minuteMs));
};

/** Share of the pauses that are about as long as the middle one: programs vote by the clock (near 1), people by chance (about 0.2). */
function regularity(votes: readonly WatchedVote[]): number {
  const times = votes.map(({ at }) => at).toSorted((a, b) => a - b);
  const pauses = times.slice(1).map((at, place) => at - (times[place] ?? at));
  const middle = pauses.toSorted((a, b) => a - b)[pauses.length >> 1] ?? 0;
  // Votes that are decided together have one time: that is no clock's doing.
  if (middle < 1000) return 0;
  const alike = pauses.filter((pause) => Math.abs(pause - middle) <= middle / 4);
  return alike.length / pauses.length;
}

/** A family shares a device; five accounts that vote for the same work from it are no family. */
function deviceFarms(votes: readonly WatchedVote[]): RiskGroup[] {
  return by(
    votes.filter(({ device }) => device !== ''),
    ({ device }) => device,
  ).flatMap(([source, onDevice]) => {
    const accounts = voters(onDevice);
    return by(onDevice, ({ entryId }) => String(entryId)).flatMap(([, ofWork]) => {
      if (ofWork.length < 5 || ofWork.length < accounts / 2) return [];
      const reason = `同一设备登录 ${accounts} 个账号，投同一件作品`;
      return group('device', source, reason, 56 + 4 * (ofWork.length - 4), ofWork);
    });
  });
}

/** A school or a tea house has many people behind one address, but neither all of them new nor all for one work. */
function addressFarms(votes: readonly WatchedVote[]): RiskGroup[] {
  return by(
    votes.filter(({ address }) => address !== ''),
    ({ address }) => address,
  ).flatMap(([source, onAddress]) =>
    by(onAddress, ({ entryId }) => String(entryId)).flatMap(([, ofWork]) =>
      bursts(ofWork.filter(isYoung), 2 * hourMs).flatMap((young) => {
        if (young.length < 8) return [];
        const points =
          25 * Math.min(1, young.length / 20) +
          40 * shareOf(onAddress, isYoung) +
          35 * (ofWork.length / onAddress.length);
        return group('address', source, `同一地址 ${young.length} 个新账号，投同一件作品`, points - 15, young);
      }),
    ),
  );
}

const nightEnds = 5 * 60;

/** At night few people vote; many in a row, by the clock or with new accounts, are no people. */
function nightBursts(votes: readonly WatchedVote[]): RiskGroup[] {
  const atNight = votes.filter(({ minuteOfDay }) => minuteOfDay < nightEnds);
  return by(atNight, ({ entryId }) => String(entryId)).flatMap(([, ofWork]) =>
    bursts(ofWork, 10 * minuteMs).flatMap((run) => {
      if (run.length < 12) return [];
      const young = run.filter(isYoung);
      const members = young.length >= 12 && young.length < run.length && regularity(run) < 0.6 ? young : run;
      const points = 25 * Math.min(1, members.length / 20) + 50 * regularity(members) + 40 * shareOf(members, isYoung);
      const [first, last] = [run[0], run.at(-1)];
      const source = String(first?.at ?? 0);
      return group(
        'night',
        source,
        `凌晨 ${clock(first)}–${clock(last)} 集中投票 ${members.length} 张，间隔相近`,
        points,
        members,
      );
    }),
  );
}

/** A link that many follow within minutes: people vote for others too, and not all of them are new. */
function linkFloods(votes: readonly WatchedVote[]): RiskGroup[] {
  const given = new Map<number, number>();
  for (const { voterId } of votes) given.set(voterId, (given.get(voterId) ?? 0) + 1);
  return by(
    votes.filter(({ channel }) => channel !== ''),
    ({ channel, entryId }) => `${channel} ${entryId}`,
  ).flatMap(([source, byLink]) =>
    bursts(byLink, 2 * minuteMs).flatMap((run) => {
      const minutes = spanMinutes(run);
      if (run.length < 30 || run.length / minutes < 2) return [];
      const only = shareOf(run, ({ voterId }) => given.get(voterId) === 1);
      const points = 30 * Math.min(1, run.length / 100) + 40 * shareOf(run, isYoung) + 30 * only;
      return group('link', source, `一条拉票链接 ${minutes} 分钟 ${run.length} 票`, points, run);
    }),
  );
}

function clock(vote: WatchedVote | undefined): string {
  const minutes = vote?.minuteOfDay ?? 0;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function group(
  kind: RiskGroup['kind'],
  source: string,
  reason: string,
  points: number,
  votes: readonly WatchedVote[],
): RiskGroup[] {
  return [{ kind, entryId: votes[0]?.entryId ?? 0, source, reason, score: score(points), votes }];
}

/** Groups of votes that look arranged, the surest first; each vote is in one of them at most. */
export function findRisk(votes: readonly WatchedVote[]): RiskGroup[] {
  const found = [...deviceFarms(votes), ...addressFarms(votes), ...nightBursts(votes), ...linkFloods(votes)]
    .filter((one) => one.score >= quarantineScore)
    .toSorted((a, b) => b.score - a.score || b.votes.length - a.votes.length);
  const taken = new Set<number>();
  return found.flatMap((one) => {
    const own = one.votes.filter(({ id }) => !taken.has(id));
    for (const { id } of own) taken.add(id);
    return own.length === 0 ? [] : [{ ...one, votes: own }];
  });
}
