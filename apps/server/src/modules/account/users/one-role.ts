import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findRole, type RoleRow } from './managed-role.repository.ts';

/** Throws `Role.NotFound`. */
export async function oneRole(db: Database, id: number): Promise<RoleRow> {
  const role = await findRole(db, id);
  if (!role) throw new AppError('Role.NotFound');
  return role;
}
