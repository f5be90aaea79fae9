import { parseDate } from '@tuyuan/format/date.ts';
import type { CallAnswer } from './checker-calls.ts';
import type { CheckerDeps } from './checker-deps.ts';
import type { ScanAttempt, ScanCard } from './checker-types.ts';

/** Asks the server, for as long as a person at a door can wait. */
export async function scanOnline(
  { calls, now }: Pick<CheckerDeps, 'calls' | 'now'>,
  { station, stand, nonce, wish }: ScanAttempt,
  patienceMs: number,
): Promise<CallAnswer<ScanCard>> {
  const { text, attendeeId, note = '', pin } = wish;
  const { pointId, gate, direction } = stand;
  const answer = await calls.scan(
    { deviceId: station.deviceId, nonce, pointId, gate, direction, text, attendeeId, note, pin },
    patienceMs,
  );
  if (answer.kind !== 'answer') return answer;
  const at = parseDate(answer.result.scannedAt)?.getTime() ?? now();
  return { kind: 'answer', result: { ...answer.result, nonce, text, at, isOffline: false } };
}
