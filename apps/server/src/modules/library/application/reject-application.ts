import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { applicationReason } from '@tuyuan/contract/library/application-reasons.ts';
import type { rejectApplication as endpoint } from '@tuyuan/contract/library/photographer-management.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { refuseSamples } from './application-sample.repository.ts';
import { decideApplication } from './decide-application.ts';
import { deleteIdCardSides } from './id-card.repository.ts';

/** Sends an application back; refused cards are deleted at once, refused samples marked. Throws as `decideApplication`. */
export function rejectApplication(
  context: SignedInContext,
  { id, reasons, message, sampleIds }: InputOf<typeof endpoint>,
): Promise<void> {
  const parts = reasons.map((code) => applicationReason(code).part);
  const sides = [
    ...(parts.includes('idFront') ? (['front'] as const) : []),
    ...(parts.includes('idBack') ? (['back'] as const) : []),
  ];
  return decideApplication(context, { id, to: 'rejected', reasons, message }, async (transaction) => {
    await deleteIdCardSides(transaction, id, sides);
    await refuseSamples(transaction, id, sampleIds);
  });
}
