import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findRole, type RoleRow } from './managed-role.repository.ts';

/** Throws `Role.NotFound`. */
export async function oneRole(db: Database, id: number): Promise<RoleRow> {
  return orThrow(findRole(db, id), 'Role.NotFound');
}
