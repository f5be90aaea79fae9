import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import type { CheckerStorage, ScanCard, Stand } from './checker-types.ts';
import { judgeOffline } from './judge-offline.ts';
import { noteAdmission } from './note-admission.ts';

/**
 * Records the server's admissions on the phone too, in case the network fails before the roster includes them. Skips
 * tickets the stored roster does not know.
 */
export async function rememberOnline(
  storage: CheckerStorage,
  { station, stand, card }: { readonly station: Station; readonly stand: Stand; readonly card: ScanCard },
): Promise<void> {
  const { nonce, text, at } = card;
  if (card.reason !== 'ok' || text === undefined) return;
  const verdict = await judgeOffline(storage, { station, stand, text, at });
  await noteAdmission(storage, { stand, nonce }, verdict, at);
  if (verdict.line) await storage.addTold({ pointId: stand.pointId, tag: verdict.line.tag, nonce });
}
