import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { hashExportToken } from '../../site/index.ts';
import { assertUsable, lockUsable, lockUsableOfOrder, type UsableLicence } from '../licence/index.ts';
import { countUndownloaded, lockOrder, markDownloaded, moveOrder } from '../order/index.ts';
import { findDownloadLink } from './download.repository.ts';

interface TakenDownload {
  licences: UsableLicence[];
  variant: DownloadVariant;
  orderNo: string;
}

/**
 * Takes what a link leads to and notes that it was downloaded, before a byte leaves: from then on it can't be given back.
 * Throws `Download.LinkRefused`, `Licence.NotFound`, `Licence.Revoked`, `Licence.Resting`, `Order.NothingToDownload`.
 */
export function takeDownload({ db, actor }: SignedInContext, token: string): Promise<TakenDownload> {
  return inTransaction(db, async (transaction) => {
    const found = findDownloadLink(transaction, hashExportToken(token), actor.id);
    const { orderId, licenceId, variant } = await orThrow(found, 'Download.LinkRefused');
    // The order first, as everywhere: a refund of it waits, or this does.
    const { no: orderNo } = await orThrow(lockOrder(transaction, orderId), 'Download.LinkRefused');
    const licences = await usable(transaction, actor.id, orderId, licenceId);
    await markDownloaded(
      transaction,
      licences.map(({ lineId }) => lineId),
    );
    if ((await countUndownloaded(transaction, orderId)) === 0)
      await moveOrder(transaction, { id: orderId, from: ['paid'], to: 'completed', actorId: actor.id });
    return { licences, variant, orderNo };
  });
}

async function usable(
  transaction: Database,
  userId: number,
  orderId: number,
  licenceId: number | null,
): Promise<UsableLicence[]> {
  if (licenceId !== null) {
    const licence = await orThrow(lockUsable(transaction, userId, licenceId), 'Licence.NotFound');
    assertUsable(licence);
    return [licence];
  }
  const all = await lockUsableOfOrder(transaction, userId, orderId);
  const licences = all.filter(({ isRevoked, isResting }) => !isRevoked && !isResting);
  if (licences.length === 0) throw new AppError('Order.NothingToDownload');
  return licences;
}
