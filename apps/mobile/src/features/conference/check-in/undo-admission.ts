import type { CallAnswer } from './checker-calls.ts';
import type { CheckerDeps } from './checker-deps.ts';
import { isDone } from './checker-state.ts';
import type { QueueEntry, ScanCard } from './checker-types.ts';
import { ScanRefused } from './scan-refused.ts';

type Deps = Pick<CheckerDeps, 'calls' | 'storage'>;

interface Wanted {
  readonly deviceId: number;
  readonly card: Pick<ScanCard, 'nonce' | 'scanId'>;
  readonly reason: string;
}

/** Undoes an admission on the phone or the server, wherever it is stored. Throws `ScanRefused` if it remains. */
export async function undoAdmission(deps: Deps, { deviceId, card, reason }: Wanted): Promise<void> {
  const { storage } = deps;
  if (card.scanId !== null) {
    await undoOnline(deps, { deviceId, scanId: card.scanId, reason });
    const told = (await storage.readTold()).find(({ nonce }) => nonce === card.nonce);
    if (told) await storage.removeAdmission(told.pointId, told.tag, told.nonce);
    return;
  }
  const entry = (await storage.readQueue()).find(({ item }) => item.nonce === card.nonce);
  if (!entry) throw new ScanRefused('CheckIn.ScanNotFound', '这条记录已上传，请在「记录」里撤销。');
  if (entry.wasAsked || isDone(entry)) {
    const scanId = await admissionOf(deps, deviceId, entry);
    if (scanId !== undefined) await undoOnline(deps, { deviceId, scanId, reason });
    else if (isDone(entry)) throw new ScanRefused('CheckIn.ScanNotFound', '这条记录有冲突，已报会务处理。');
  }
  await storage.removeEntry(card.nonce);
  await storage.removeAdmission(entry.item.pointId, entry.tag, card.nonce);
}

/** Returns the server's scan id if the scan admitted the attendee. Idempotent: the same nonce gets the same answer. */
async function admissionOf({ calls }: Deps, deviceId: number, { item }: QueueEntry): Promise<number | undefined> {
  const { nonce, pointId, gate, direction, text, note } = item;
  const { scanId, undoUntil } = wordOf(await calls.scan({ deviceId, nonce, pointId, gate, direction, text, note }));
  return undoUntil === null ? undefined : scanId;
}

async function undoOnline(
  { calls }: Deps,
  wanted: { readonly deviceId: number; readonly scanId: number; readonly reason: string },
): Promise<void> {
  wordOf(await calls.undo(wanted));
}

function wordOf<Result>(answer: CallAnswer<Result>): Result {
  if (answer.kind === 'silence')
    throw new ScanRefused('Network.Broken', '没有网络，撤销没有成功。请联网后在「记录」里撤销。');
  if (answer.kind === 'refusal') throw new ScanRefused(answer.code, answer.message);
  return answer.result;
}
