import type { JuryKind } from '@tuyuan/contract/contest/jury-words.ts';
import { calibrate } from './calibrate.policy.ts';

interface JudgedRound {
  kind: JuryKind;
  works: readonly number[];
  /** Of a round of ranking: points, 100 for the first place and 0 for the last. */
  ballots: Parameters<typeof calibrate>[0];
}

/** The most that a juror can give. */
const full: Readonly<Record<JuryKind, number>> = { yesNo: 1, score: 10, rank: 100 };

/**
 * What the jury gave each work in all, from 0 to 100. Each round has an equal part of the scale: who got into the second of two has 50 and what
 * it was given there halved, who did not has half of what it was given in the first. What was given is freed of how strict its jurors are.
 */
export function juryScores(rounds: readonly JudgedRound[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [place, { kind, works, ballots }] of rounds.entries()) {
    const given = new Map(calibrate(ballots).works.map(({ entryId, normalised }) => [entryId, normalised]));
    for (const id of works) {
      const part = Math.max(0, Math.min(1, (given.get(id) ?? 0) / full[kind]));
      scores.set(id, Math.round(((place + part) / rounds.length) * 1e4) / 100);
    }
  }
  return scores;
}
