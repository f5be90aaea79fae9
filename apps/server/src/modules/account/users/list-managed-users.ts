import type { getManagedUsers } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { cappedTotal } from '../../../platform/database/capped-total.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countManagedUsers, findManagedUsers } from './managed-user.repository.ts';
import { presentUsers } from './present-users.ts';
import { seesPersonalData } from './user.policy.ts';

export async function listManagedUsers(
  context: SignedInContext,
  query: InputOf<typeof getManagedUsers>,
  timeZone: string,
): Promise<AnswerTo<typeof getManagedUsers>> {
  const scope = { seesPersonalData: seesPersonalData(context.actor), timeZone };
  const users = await findManagedUsers(context.db, query, scope);
  return {
    ...cappedTotal(await countManagedUsers(context.db, query, scope)),
    items: await presentUsers(context, users),
  };
}
