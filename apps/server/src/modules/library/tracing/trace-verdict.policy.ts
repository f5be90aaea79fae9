import type { TraceResult } from '@tuyuan/contract/library/trace.ts';

/** Fewer than one picture in a million without the mark would fit as well. */
const proof = 1e-6;
const hint = 0.05;
const shownCandidates = 3;

export interface ScoredMark {
  id: number;
  score: number;
}

interface Verdict {
  verdict: TraceResult['verdict'];
  marks: { id: number; falseAlarm: number }[];
}

/**
 * Judges the scores of all marks that a copy was compared with. Without a mark a score exceeds t with a chance of at most
 * exp(-t²/2) (Hoeffding: it is a sum of random signs), and each comparison is one more chance.
 */
export function judgeMarks(scored: readonly ScoredMark[], compared: number): Verdict {
  const marks = scored
    .map(({ id, score }) => ({ id, falseAlarm: score <= 0 ? 1 : Math.min(1, compared * Math.exp(-(score ** 2) / 2)) }))
    .toSorted((a, b) => a.falseAlarm - b.falseAlarm);
  const proven = marks.filter(({ falseAlarm }) => falseAlarm <= proof);
  // Two proven marks in one copy: somebody mixed two copies, and neither may be blamed for the other's.
  if (proven.length === 1) return { verdict: 'read', marks: proven };
  if (proven.length > 1) return { verdict: 'unsure', marks: proven.slice(0, shownCandidates) };
  const likely = marks.filter(({ falseAlarm }) => falseAlarm <= hint).slice(0, shownCandidates);
  return { verdict: likely.length > 0 ? 'unsure' : 'none', marks: likely };
}
