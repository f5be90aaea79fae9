import type { Database } from '../../../platform/database/database.ts';
import { deleteComingVersions } from './agreement-version.repository.ts';

/** Takes back an agreement's scheduled publication. */
export async function cancelAgreement(transaction: Database, articleId: number): Promise<void> {
  await deleteComingVersions(transaction, articleId);
}
