import { buffer } from 'node:stream/consumers';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { previewWaterMark as call, WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readMarkPicture } from './mark-picture-store.ts';
import { findImageWatermark } from './watermark.repository.ts';
import { watermarkLayers } from './watermark-layers.ts';

interface PreviewDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'previewMarks'>;
}

const faintest = 5;
const strongest = 90;

/**
 * Draws a picture as it would be served with these settings. Throws `Image.NotFound`, `WaterMark.PictureMissing`,
 * `Picture.*` and, without settings, `Image.OriginalRefused` for who may not have the original.
 */
export async function previewWaterMark(
  { db, tenant, actor }: SignedInContext,
  { storage, imaging }: PreviewDeps,
  { imageId, settings, width }: InputOf<typeof call>,
): Promise<AnswerTo<typeof call>> {
  if (settings === null && !actor.permissions.has('Pages.Images.Download')) throw new AppError('Image.OriginalRefused');
  const image = await orThrow(findImageWatermark(db, imageId), 'Image.NotFound');
  if ((await storage.size(image.originalKey)) === null) throw new AppError('Image.NotFound');
  const layers =
    settings === null ? [] : watermarkLayers(settings, image, await readMarkPicture(storage, tenant.schema, settings));
  const original = await buffer(await storage.read(image.originalKey));
  const picture = { source: { bytes: original }, fileName: image.originalName };
  const { bytes, measures } = await imaging.previewMarks(picture, width, layers);
  return {
    picture: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
    ...measures,
    suggestedOpacity: suggestion(settings, measures.visibility),
  };
}

/** Visibility grows with opacity, so the one that would just do follows. */
function suggestion(settings: WatermarkSettings | null, visibility: number): number | null {
  if (!settings?.isTiled || visibility >= 1 || visibility === 0) return null;
  const wanted = Math.min(strongest, Math.max(faintest, Math.ceil(settings.opacity / visibility)));
  return wanted > settings.opacity ? wanted : null;
}
