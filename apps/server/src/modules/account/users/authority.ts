import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { permissionsOfSite } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findHoldings } from '../identity/index.ts';
import { findRoleHoldings } from './role-holdings.repository.ts';

/** What the caller may do to others: grant only permissions they hold, change only users who hold no more than they do. */
export interface Authority {
  holdsAll(permissions: Iterable<PermissionName>): boolean;
  /** Throws `User.NotFound`, `User.HoldsMore`. Returns the user's permissions. */
  assertMayChangeUser(userId: number): Promise<ReadonlySet<PermissionName>>;
  /** Throws `Role.NotFound`, `Role.HoldsMore`. */
  assertMayGrantRoles(roleIds: readonly number[]): Promise<void>;
}

/** Reads the caller's permissions within this transaction, because those read for the request may be outdated. */
export async function readAuthority(
  transaction: Database,
  { actor, tenant }: Pick<SignedInContext, 'actor' | 'tenant'>,
): Promise<Authority> {
  const own = (await findHoldings(transaction, [actor.id])).get(actor.id) ?? new Set<PermissionName>();
  const ofSite = new Set(permissionsOfSite(tenant));
  const holdsAll = (permissions: Iterable<PermissionName>) =>
    [...permissions].every((name) => own.has(name) || !ofSite.has(name));
  return {
    holdsAll,
    async assertMayChangeUser(userId) {
      const held = (await findHoldings(transaction, [userId])).get(userId);
      if (!held) throw new AppError('User.NotFound');
      if (!holdsAll(held)) throw new AppError('User.HoldsMore');
      return held;
    },
    async assertMayGrantRoles(roleIds) {
      const held = await findRoleHoldings(transaction, roleIds);
      if (held.size < new Set(roleIds).size) throw new AppError('Role.NotFound');
      for (const permissions of held.values()) if (!holdsAll(permissions)) throw new AppError('Role.HoldsMore');
    },
  };
}
