import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertConsent } from './consent.repository.ts';
import { networkOf } from './network-of.ts';

interface ConsentGiven {
  userId: number;
  key: AgreementKey;
  version: number;
  clientIp: string;
}

/**
 * Records that a user consents to an agreement as it is now; a second time changes nothing. Throws `Agreement.Outdated` at
 * the field that named another version.
 */
export async function recordConsent(
  db: Database,
  { userId, key, version, clientIp }: ConsentGiven,
  field = 'version',
): Promise<void> {
  if (await insertConsent(db, { userId, key, version, network: networkOf(clientIp) })) return;
  const { message } = errorCatalogue['Agreement.Outdated'];
  throw new AppError('Agreement.Outdated', { validationErrors: [{ message, members: [field] }] });
}
