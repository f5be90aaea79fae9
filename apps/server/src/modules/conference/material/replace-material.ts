import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import { attachmentKey } from './attachment-key.ts';
import { getManagedMaterial } from './list-managed-materials.ts';
import { findMaterial, lockMaterial } from './material.repository.ts';
import type { MaterialDeps, MaterialWriter } from './material-deps.ts';
import { insertFile } from './material-file.repository.ts';
import { takeFile } from './take-file.ts';

/**
 * Adds the next version of a material; earlier versions are then visible only to the office. Throws `Material.NotFound`
 * and what `takeFile` throws.
 */
export async function replaceMaterial(
  deps: MaterialDeps,
  context: MaterialWriter,
  id: number,
  file: UploadedFile,
): Promise<ManagedMaterial> {
  const { db, tenant } = context;
  const material = await orThrow(findMaterial(db, id), 'Material.NotFound');
  const taken = await takeFile(deps, context, file, material.is_marked);
  try {
    return await inTransaction(db, async (transaction) => {
      if (!(await lockMaterial(transaction, id))) throw new AppError('Material.NotFound');
      await insertFile(transaction, id, taken);
      return getManagedMaterial(transaction, id, deps.timeZone);
    });
  } catch (error) {
    await deps.storage.delete([attachmentKey(tenant.schema, taken.key)]);
    throw error;
  }
}
