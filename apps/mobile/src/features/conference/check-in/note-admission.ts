import type { CheckerStorage, Stand } from './checker-types.ts';
import type { OfflineVerdict } from './judge-offline.ts';

/** Records on the phone whom it has admitted or let out; `at` is milliseconds since 1970 by the server's clock. */
export async function noteAdmission(
  storage: Pick<CheckerStorage, 'readAdmissions' | 'writeAdmissions'>,
  { stand, nonce }: { readonly stand: Stand; readonly nonce: string },
  { line, cycle }: OfflineVerdict,
  at: number,
): Promise<void> {
  if (!line) return;
  const known = await storage.readAdmissions(stand.pointId, line.tag);
  const changed =
    stand.direction === 'out'
      ? known.filter(({ isOver }) => !isOver).map((one) => ({ ...one, isOver: true, tag: line.tag }))
      : [{ id: nonce, cycle, at, gate: stand.gate, isOver: false, tag: line.tag }];
  await storage.writeAdmissions(stand.pointId, changed);
}
