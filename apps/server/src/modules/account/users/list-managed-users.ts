import type { getManagedUsers } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countManagedUsers, findManagedUsers } from './managed-user.repository.ts';
import { presentUsers } from './present-users.ts';

export async function listManagedUsers(
  context: SignedInContext,
  query: InputOf<typeof getManagedUsers>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedUsers>> {
  const reach = { seesPersonalData: context.actor.permissions.has('Pages.Users.SensitiveData'), timeZone };
  const rows = await findManagedUsers(context.db, query, reach);
  const total = await countManagedUsers(context.db, query, reach, countCap);
  return { ...cappedTotal(total), items: await presentUsers(context, rows, timeZone) };
}
