import type {
  ManagedMaterial,
  uploadMaterial as uploadMaterialEndpoint,
} from '@tuyuan/contract/conference/material.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import { requireConference } from '../schedule/index.ts';
import { attachmentKey } from './attachment-key.ts';
import { getManagedMaterial } from './list-managed-materials.ts';
import { insertMaterial } from './material.repository.ts';
import type { MaterialDeps, MaterialWriter } from './material-deps.ts';
import { insertFile } from './material-file.repository.ts';
import { requirePublishAt, requireSession } from './material-place.ts';
import { takeFile } from './take-file.ts';

/** Throws `Conference.NotFound`, `ConferenceSession.NotFound`, `Material.SessionRequired` and what `takeFile` throws. */
export async function uploadMaterial(
  deps: Omit<MaterialDeps, 'linkBox'>,
  context: MaterialWriter,
  { conferenceId, ...input }: InputOf<typeof uploadMaterialEndpoint>,
  file: UploadedFile,
): Promise<ManagedMaterial> {
  const { db, tenant, actor } = context;
  await requireConference(db, conferenceId);
  const publishAt = input.publishAt === null ? new Date() : requirePublishAt(input.publishAt, deps.timeZone);
  const taken = await takeFile(deps, context, file, input.isMarked);
  try {
    return await inTransaction(db, async (transaction) => {
      await requireSession(transaction, conferenceId, input);
      const id = await insertMaterial(transaction, conferenceId, { ...input, publishAt }, actor.id);
      await insertFile(transaction, id, taken);
      return getManagedMaterial(transaction, id, deps.timeZone);
    });
  } catch (error) {
    await deps.storage.delete([attachmentKey(tenant.schema, taken.key)]);
    throw error;
  }
}
