import type { updateGrapherProfile as endpoint } from '@tuyuan/contract/account/front-user.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { authorChanged } from '../identity/index.ts';
import type { FrontUserDeps } from './front-user-deps.ts';
import { getGrapherProfile } from './get-grapher-profile.ts';
import { updateGrapher } from './grapher-profile.repository.ts';
import { lockRegion, updateUser } from './profile.repository.ts';

/** Changes only the given fields. Throws `Text.Blocked`, `Photographer.NotFound`, `Region.NotFound`. */
export async function updateGrapherProfile(
  deps: FrontUserDeps,
  { db, actor, tenant }: SignedInContext,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { personalSign, introduction, unitName } = input;
  const change = { ...input, ...(await screenFields(db, { personalSign, introduction, unitName })) };
  const { regionId } = change;
  await inTransaction(db, async (transaction) => {
    if (regionId != null && !(await lockRegion(transaction, regionId))) throw new AppError('Region.NotFound');
    if (!(await updateGrapher(transaction, actor.id, change))) throw new AppError('Photographer.NotFound');
    await updateUser(transaction, actor.id, { personalSign: change.personalSign });
    if (regionId !== undefined)
      await deps.events.publish({ transaction, schema: tenant.schema }, authorChanged, { userId: actor.id });
  });
  return getGrapherProfile(db, actor.id, deps.timeZone);
}
