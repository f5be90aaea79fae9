import type { Database } from '../../../platform/database/database.ts';
import { recordConsent } from './record-consent.ts';

interface RegistrationConsent {
  userId: number;
  agreementVersion: number;
  privacyVersion?: number | undefined;
  clientIp: string;
}

/** Records what a new user agreed to. Throws `Agreement.Outdated` at the field. */
export async function recordRegistration(
  transaction: Database,
  { userId, agreementVersion, privacyVersion, clientIp }: RegistrationConsent,
): Promise<void> {
  const agreement = { userId, key: 'agreement', version: agreementVersion, clientIp } as const;
  await recordConsent(transaction, agreement, 'agreementVersion');
  if (privacyVersion === undefined) return;
  await recordConsent(transaction, { ...agreement, key: 'privacy', version: privacyVersion }, 'agreementVersion');
}
