import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { agreements } from './agreements.data.ts';
import { fieldRefusal } from './field-refusal.ts';
import { insertConsent } from './registration.repository.ts';

export const currentAgreementVersion = agreements.agreement.version;

/** Records that the caller consents to the agreement as it is now; a second time changes nothing. Throws `Agreement.Outdated`. */
export async function recordConsent(
  { db, actor, clientIp }: Pick<SignedInContext, 'db' | 'actor' | 'clientIp'>,
  version: number,
  agreement: keyof typeof agreements = 'agreement',
): Promise<void> {
  if (version !== agreements[agreement].version) throw fieldRefusal('Agreement.Outdated', 'version');
  await insertConsent(db, { userId: actor.id, agreement, version, clientIp });
}
