import type {
  ManagedMaterial,
  updateMaterial as updateMaterialEndpoint,
} from '@tuyuan/contract/conference/material.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { getManagedMaterial } from './list-managed-materials.ts';
import { changeMaterial, findMaterial, lockMaterial } from './material.repository.ts';
import { requirePublishAt, requireSession } from './material-place.ts';
import { isMarkable } from './material-type.ts';

/** Throws `Material.NotFound`, `ConferenceSession.NotFound`, `Material.SessionRequired`, `.NotMarkable` and `.PagesNotMarkable`. */
export function updateMaterial(
  db: Database,
  { id, ...input }: InputOf<typeof updateMaterialEndpoint>,
  timeZone: string,
): Promise<ManagedMaterial> {
  const publishAt = requirePublishAt(input.publishAt, timeZone);
  return inTransaction(db, async (transaction) => {
    const material = (await lockMaterial(transaction, id)) ? await findMaterial(transaction, id) : null;
    if (!material) throw new AppError('Material.NotFound');
    await requireSession(transaction, material.conference_id, input);
    if (input.isMarked && !isMarkable(material.type)) throw new AppError('Material.NotMarkable');
    if (input.isMarked && !material.can_mark) throw new AppError('Material.PagesNotMarkable');
    await changeMaterial(transaction, id, { ...input, publishAt });
    return getManagedMaterial(transaction, id, timeZone);
  });
}
