import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

interface PictureDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'redraw'>;
}

/** Large enough for the largest mark on the largest size. */
const largest = { width: 800, height: 800, fit: 'inside' } as const;
const abandonedAfterMs = 24 * 3600 * 1000;

/** Redraws and keeps a picture to mark with, under a key that no route maps. Throws `Picture.*`. */
export async function storeMarkPicture(
  { storage, imaging }: PictureDeps,
  schema: string,
  file: UploadedFile,
): Promise<string> {
  const picture = Buffer.from(
    await imaging.redraw({ source: { bytes: file.bytes }, fileName: file.fileName }, largest),
  );
  const key = randomBytes(16).toString('base64url');
  await storage.put(keyOf(schema, key), picture);
  return key;
}

/** Returns the picture of settings whose mark is one, null of a text. Throws `WaterMark.PictureMissing`. */
export async function readMarkPicture(
  storage: BlobStore,
  schema: string,
  { mark }: WatermarkSettings,
): Promise<Uint8Array | null> {
  if (mark.kind === 'text') return null;
  const key = keyOf(schema, mark.pictureKey);
  if ((await storage.size(key)) === null) throw new AppError('WaterMark.PictureMissing');
  return buffer(await storage.read(key));
}

/** Deletes pictures that no watermark uses, a day after their upload. */
export async function sweepMarkPictures(
  storage: BlobStore,
  schema: string,
  used: ReadonlySet<string>,
  now: () => number = Date.now,
): Promise<void> {
  for await (const { key, modifiedAt } of storage.list(folderOf(schema))) {
    const own = /([\w-]{22})\.webp$/.exec(key)?.[1];
    if (own !== undefined && !used.has(own) && now() - modifiedAt.getTime() > abandonedAfterMs)
      await storage.delete([key]);
  }
}

const folderOf = (schema: string) => `${schema}/watermarks`;
const keyOf = (schema: string, key: string) => `${folderOf(schema)}/${key}.webp`;
