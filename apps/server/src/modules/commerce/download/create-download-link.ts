import { licensedPicturePath, orderFilesPath } from '@tuyuan/contract/commerce/commerce-path.ts';
import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { newExportToken } from '../../site/index.ts';
import { assertUsable, lockUsable, lockUsableOfOrder } from '../licence/index.ts';
import { findOwnOrder } from '../order/index.ts';
import { insertDownloadLink } from './download.repository.ts';

const lifeSeconds = 300;

/** Throws `Licence.NotFound`, `Licence.Revoked`, `Licence.Resting`. */
export function createDownloadLink(
  { db, actor }: SignedInContext,
  { licenceId, variant }: { licenceId: number; variant: DownloadVariant },
): Promise<{ address: string; expiresAt: Date }> {
  return inTransaction(db, async (transaction) => {
    const licence = await orThrow(lockUsable(transaction, actor.id, licenceId), 'Licence.NotFound');
    assertUsable(licence);
    const { token, tokenHash } = newExportToken();
    const link = { tokenHash, userId: actor.id, orderId: licence.orderId, licenceId, variant, lifeSeconds };
    return { address: licensedPicturePath(token), ...(await insertDownloadLink(transaction, link)) };
  });
}

/** Throws `Order.NotFound`, `Order.NothingToDownload`. */
export async function createOrderFilesLink(
  { db, actor }: SignedInContext,
  { id, variant }: { id: number; variant: DownloadVariant },
): Promise<{ address: string; expiresAt: Date }> {
  await orThrow(findOwnOrder(db, actor.id, id), 'Order.NotFound');
  const licences = await inTransaction(db, (transaction) => lockUsableOfOrder(transaction, actor.id, id));
  if (!licences.some(({ isRevoked, isResting }) => !isRevoked && !isResting))
    throw new AppError('Order.NothingToDownload');
  const { token, tokenHash } = newExportToken();
  const link = { tokenHash, userId: actor.id, orderId: id, licenceId: null, variant, lifeSeconds };
  return { address: orderFilesPath(token), ...(await insertDownloadLink(db, link)) };
}
