import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { attachmentKey, markedCopyFolder } from './attachment-key.ts';
import { listStored } from './list-stored.ts';
import { deleteMaterialRow, lockMaterial } from './material.repository.ts';
import type { MaterialDeps, MaterialWriter } from './material-deps.ts';
import { readFilesOf } from './material-file.repository.ts';

/** With every version; the files go once the rows are gone. Throws `Material.NotFound`. */
export async function deleteMaterial(
  { storage }: Pick<MaterialDeps, 'storage'>,
  { db, tenant }: MaterialWriter,
  id: number,
): Promise<void> {
  const files = await inTransaction(db, async (transaction) => {
    if (!(await lockMaterial(transaction, id))) throw new AppError('Material.NotFound');
    const all = await readFilesOf(transaction, id);
    await deleteMaterialRow(transaction, id);
    return all;
  });
  const copies: string[] = [];
  for (const { key } of files)
    for (const copy of await listStored(storage, markedCopyFolder(tenant.schema, key))) copies.push(copy.key);
  await storage.delete([...files.map(({ key }) => attachmentKey(tenant.schema, key)), ...copies]);
}
