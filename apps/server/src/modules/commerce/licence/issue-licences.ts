import type { Database } from '../../../platform/database/database.ts';
import { insertLicences } from './licence.repository.ts';
import { newLicenceNumber } from './licence-number.ts';

/** Issues a licence for each line of a paid order, under the numbers of today. */
export async function issueLicences(transaction: Database, lineIds: readonly number[]): Promise<void> {
  const now = new Date();
  await insertLicences(
    transaction,
    lineIds.map((lineId) => ({ lineId, no: newLicenceNumber(now) })),
  );
}
