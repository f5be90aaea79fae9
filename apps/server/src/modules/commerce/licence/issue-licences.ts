import type { Database } from '../../../platform/database/database.ts';
import { newCertificateNumber } from '../../../platform/text/certificate-number.ts';
import { insertLicences } from './licence.repository.ts';

/** Issues a licence for each line of a paid order, under the numbers of today. */
export async function issueLicences(transaction: Database, lineIds: readonly number[]): Promise<void> {
  const now = new Date();
  await insertLicences(
    transaction,
    lineIds.map((lineId) => ({ lineId, no: newCertificateNumber('L', now) })),
  );
}
