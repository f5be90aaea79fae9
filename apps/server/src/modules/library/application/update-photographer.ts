import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updatePhotographer as endpoint } from '@tuyuan/contract/library/photographer-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { authorChanged } from '../../account/index.ts';
import { screenFields } from '../../site/index.ts';
import { lockReferences } from '../desk/index.ts';
import { findManagedPhotographer, updatePhotographerRow } from './managed-photographer.repository.ts';

/** Throws `Text.Blocked`, `Region.NotFound`, `Photographer.NotFound`. */
export async function updatePhotographer(
  events: DomainEvents,
  { db, tenant }: SignedInContext,
  { id, regionId, ...texts }: InputOf<typeof endpoint>,
): Promise<AnswerTo<typeof endpoint>> {
  const words = await screenFields(db, texts);
  await inTransaction(db, async (transaction) => {
    await lockReferences(transaction, { regionId });
    if (!(await updatePhotographerRow(transaction, id, { ...words, regionId })))
      throw new AppError('Photographer.NotFound');
    await events.publish({ transaction, schema: tenant.schema }, authorChanged, { userId: id });
  });
  return orThrow(findManagedPhotographer(db, id), 'Photographer.NotFound');
}
