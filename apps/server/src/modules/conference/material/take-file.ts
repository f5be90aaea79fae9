import { randomBytes } from 'node:crypto';
import type { MaterialType } from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { NamedPicture } from '../../../platform/imaging/imaging-pool.ts';
import { defaultWatermark } from '../../../platform/imaging/watermark-profile.ts';
import { sha256Of } from '../../../platform/sha256-of.ts';
import { settingNumber } from '../../site/index.ts';
import { attachmentKey } from './attachment-key.ts';
import type { MaterialDeps, MaterialWriter } from './material-deps.ts';
import type { NewFile } from './material-file.repository.ts';
import { isMarkable, materialType } from './material-type.ts';

const megabyte = 1024 * 1024;

/**
 * Checks an uploaded file and stores it under a key of 128 random bits; the caller must write its row. Throws
 * `Material.Empty`, `.TooLarge`, `.TypeNotAllowed`, `.ContentMismatch`, `.Unreadable` and, if copies must be
 * watermarked, `.NotMarkable` and `.PagesNotMarkable`.
 */
export async function takeFile(
  { storage, imaging }: Pick<MaterialDeps, 'storage' | 'imaging'>,
  { db, tenant, actor }: MaterialWriter,
  { bytes, fileName }: UploadedFile,
  isMarked: boolean,
): Promise<NewFile> {
  if (bytes.length === 0) throw new AppError('Material.Empty');
  if (bytes.length > (await maxBytes(db))) throw new AppError('Material.TooLarge');
  const { type, extension } = materialType(fileName, bytes);
  if (isMarked && !isMarkable(type)) throw new AppError('Material.NotMarkable');
  const { pages, canMark } = await tryMarking(imaging, type, { source: { bytes }, fileName });
  if (isMarked && !canMark) throw new AppError(pages === null ? 'Material.Unreadable' : 'Material.PagesNotMarkable');
  const key = randomBytes(16).toString('base64url');
  await storage.put(attachmentKey(tenant.schema, key), bytes);
  const sha256 = await sha256Of(bytes);
  return {
    key,
    fileName: shownName(fileName, extension),
    type,
    extension,
    bytes: bytes.length,
    sha256,
    pages,
    canMark,
    uploadedBy: actor.id,
  };
}

/** Returns the maximum file size, in bytes. */
export async function maxBytes(db: MaterialWriter['db']): Promise<number> {
  return (await settingNumber(db, 'materialMegabytes')) * megabyte;
}

/**
 * Tries now what each reader of a watermarked file asks for. A PDF that can't be opened has no pages: readers with its
 * password still may. Throws `Material.Unreadable` for a picture that can't be drawn.
 */
async function tryMarking(
  imaging: MaterialDeps['imaging'],
  type: MaterialType,
  file: NamedPicture,
): Promise<{ pages: number | null; canMark: boolean }> {
  if (type === 'image') await imaging.mark(file, 'picture', defaultWatermark).catch(asUnreadable);
  if (type !== 'pdf') return { pages: null, canMark: isMarkable(type) };
  try {
    return await imaging.inspectPdf(file);
  } catch (error) {
    if (error instanceof AppError) return { pages: null, canMark: false };
    throw error;
  }
}

function asUnreadable(error: unknown): never {
  throw error instanceof AppError ? new AppError('Material.Unreadable', { cause: error }) : error;
}

/** Sanitises an untrusted file name: removes what a path or a header could misinterpret, and limits its length. */
function shownName(fileName: string, extension: string): string {
  const stem = fileName
    .slice(0, -(extension.length + 1))
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${stem === '' ? '资料' : stem}.${extension}`;
}
