import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { EntryCheck } from '@tuyuan/contract/contest/entry.ts';
import type { EntryCheckKey } from '@tuyuan/contract/contest/entry-words.ts';
import { judgeBytes, judgeCaptured, judgeLongEdge, type PictureFinding } from '@tuyuan/format/picture-limits.ts';

interface KnownFacts {
  readonly bytes: number;
  /** Pixels, where the browser can open the file. */
  readonly width: number | null;
  readonly height: number | null;
  readonly takenAt: string | null;
}

/** What can be said of a picture while its bytes are still on their way. */
export function earlyChecks({ bytes, width, height, takenAt }: KnownFacts, rules: ActivityRules): EntryCheck[] {
  const { maxMegabytes, minLongEdge, capturedFrom: from, capturedTo: to } = rules;
  const edge = Math.max(width ?? 0, height ?? 0);
  const findings: readonly (readonly [EntryCheckKey, PictureFinding | null])[] = [
    ['bytes', judgeBytes(bytes, maxMegabytes)],
    ['longEdge', edge > 0 ? judgeLongEdge(edge, minLongEdge) : null],
    ['captured', takenAt === null ? null : judgeCaptured(takenAt, { from, to })],
  ];
  return findings.flatMap(([key, finding]) => {
    if (!finding) return [];
    const { value, limit, next = '' } = finding;
    return [{ key, result: next === '' ? 'passed' : 'failed', place: null, value, limit, next, lookAlike: null }];
  });
}
