import type {
  ManagedMaterial,
  withdrawMaterial as withdrawMaterialEndpoint,
} from '@tuyuan/contract/conference/material.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getManagedMaterial } from './list-managed-materials.ts';
import { markWithdrawn } from './material.repository.ts';

/** Withdraws a material immediately, or restores it. Throws `Material.NotFound` and `Material.ReasonRequired`. */
export async function withdrawMaterial(
  db: Database,
  { id, isWithdrawn, reason }: InputOf<typeof withdrawMaterialEndpoint>,
  timeZone: string,
): Promise<ManagedMaterial> {
  if (isWithdrawn && reason === '') throw reasonRequired();
  if (!(await markWithdrawn(db, id, isWithdrawn ? reason : null))) throw new AppError('Material.NotFound');
  return getManagedMaterial(db, id, timeZone);
}

function reasonRequired(): AppError {
  const { message } = new AppError('Material.ReasonRequired');
  return new AppError('Material.ReasonRequired', { validationErrors: [{ message, members: ['reason'] }] });
}
