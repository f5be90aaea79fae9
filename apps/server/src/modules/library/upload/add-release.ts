import { randomBytes } from 'node:crypto';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { addRelease as addReleaseEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import { lockAuthor, requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import { insertRelease } from './release.repository.ts';
import { releaseKey } from './release-key.ts';
import { lockUploads } from './upload.repository.ts';
import type { UploadDeps, Uploader } from './upload-deps.ts';

/** Large enough to read a signature on a sheet of A4. */
const pageSize = { width: 2400, height: 2400, fit: 'inside' } as const;

/**
 * Attaches a release to pictures that aren't submitted. A PDF is kept as it is once its pages could be read; a picture
 * is redrawn. Throws `Photographer.Required`, `Upload.NotFound`, `Release.NotAllowed`, `Storage.Full`.
 */
export async function addRelease(
  { storage, imaging }: UploadDeps,
  { db, tenant, actor }: Uploader,
  input: InputOf<typeof addReleaseEndpoint>,
  file: UploadedFile,
): Promise<AnswerTo<typeof addReleaseEndpoint>> {
  await requirePhotographer(db, actor.id);
  const ids = [...new Set(input.ids)];
  const { bytes, format } = await readRelease(imaging, file);
  const key = randomBytes(16).toString('base64url');
  const stored = releaseKey(tenant.schema, key);
  await storage.put(stored, bytes);
  try {
    return await inTransaction(db, async (transaction) => {
      await lockAuthor(transaction, actor.id);
      const uploads = await lockUploads(transaction, actor.id, ids);
      if (uploads.length !== ids.length) throw new AppError('Upload.NotFound');
      const release = {
        authorId: actor.id,
        kind: input.kind,
        fileName: shownName(file.fileName),
        bytes: bytes.length,
        key,
        format,
      };
      await insertRelease(transaction, release, ids);
      return { items: await presentUploads(transaction, actor.id, ids) };
    });
  } catch (error) {
    await storage.delete([stored]);
    throw error;
  }
}

async function readRelease(
  imaging: UploadDeps['imaging'],
  { bytes, fileName }: UploadedFile,
): Promise<{ bytes: Buffer; format: 'pdf' | 'webp' }> {
  const file = { source: { bytes }, fileName };
  try {
    if (!bytes.subarray(0, 1024).includes('%PDF-'))
      return { bytes: Buffer.from(await imaging.redraw(file, pageSize)), format: 'webp' };
    const { pages } = await imaging.inspectPdf(file);
    if (pages === 0) throw new AppError('Release.NotAllowed');
    return { bytes, format: 'pdf' };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('Picture.'))
      throw new AppError('Release.NotAllowed', { cause: error });
    throw error;
  }
}

/** Returns a name without what a path or a header could misinterpret. */
function shownName(fileName: string): string {
  const name = fileName
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .trim()
    .slice(-100);
  return name === '' ? '授权书' : name;
}
