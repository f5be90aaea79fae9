import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { enrolPhotographer } from '../desk/index.ts';
import { indexPhotographers } from '../search/index.ts';
import { fillPhotographer } from './decide-application.repository.ts';
import { decideApplication } from './decide-application.ts';

/** Makes the applicant a photographer: decision, role and profile are one act. Throws as `decideApplication`. */
export function approveApplication(context: SignedInContext, id: number): Promise<void> {
  return decideApplication(context, { id, to: 'approved' }, async (transaction, userId) => {
    await enrolPhotographer(transaction, userId);
    await fillPhotographer(transaction, id);
    await indexPhotographers(transaction, [userId]);
  });
}
