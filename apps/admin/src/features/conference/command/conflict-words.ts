import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { scanReasonName } from '@tuyuan/format/check-in/scan-words.ts';

/** Returns the conflict's title. */
export function conflictTitle({ kind, refusal }: CheckInConflict): string {
  if (kind === 'double') return '同一张票两次放行';
  const why = refusal === null ? '' : `：${scanReasonName(refusal)}`;
  return kind === 'overruled' ? `组长放行${why}` : `断网时放行了无效票${why}`;
}

/** Returns what each decision would mean. */
export function decisionWords({ kind }: CheckInConflict): { accept: string; void: string } {
  if (kind === 'double') return { accept: '两次都算，人数多计一位', void: '后一次不算，以先到的为准' };
  return { accept: '这次放行有效', void: '这次放行不算，人数减一位' };
}
