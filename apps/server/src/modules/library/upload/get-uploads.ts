import type { getUploads as getUploadsEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import type { Uploader } from './upload-deps.ts';
import { readLimits } from './upload-limits.ts';

/** Throws `Photographer.Required`. */
export async function getUploads({ db, actor }: Uploader): Promise<AnswerTo<typeof getUploadsEndpoint>> {
  await requirePhotographer(db, actor.id);
  return { items: await presentUploads(db, actor.id), limits: await readLimits(db, actor.id) };
}
