import type { getStorage as endpoint } from '@tuyuan/contract/site/storage.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import {
  readIdleUploads,
  readLargestOwners,
  readLastMeasures,
  readMeasuredDays,
  readStorageLimit,
  readTrash,
} from './storage.repository.ts';

/** Returns what was measured last; of the disk only to the host, whose it is. */
export async function getStorage(
  storage: Pick<BlobStore, 'room'>,
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
): Promise<AnswerTo<typeof endpoint>> {
  const [measures, days, limitBytes, disk, owners, trash, idleUploads] = await Promise.all([
    readLastMeasures(db),
    readMeasuredDays(db),
    readStorageLimit(db),
    tenant.isHost ? storage.room() : null,
    readLargestOwners(db),
    readTrash(db),
    readIdleUploads(db),
  ]);
  return {
    measuredAt: measures[0]?.measuredAt ?? null,
    kinds: measures.map(({ measuredAt: _, ...kind }) => kind),
    days,
    limitBytes,
    disk,
    owners,
    trash,
    idleUploads,
  };
}
