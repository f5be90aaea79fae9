import { parse } from 'node:path';
import type { AiUse, LicencePrices } from '@tuyuan/contract/library/image.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { InspectedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import { addLabels } from '../label/index.ts';
import { findBySha256, insertImage, requeueImage } from './added-image.repository.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { type InspectedFile, inspectFile, type PictureFile } from './inspect-file.ts';
import { locatePicture } from './locate-picture.ts';
import { originalKey } from './original-key.ts';
import { isInFuture, pictureNotes } from './picture-notes.ts';
import { processImageJob } from './process-image-job.ts';
import { takeRegion } from './take-region.ts';

/** Details of an image besides its file; omitted ones are taken from the file's metadata. */
export interface ImageDetails {
  title?: string;
  description?: string;
  labels?: readonly string[];
  categoryId?: number | null;
  regionId?: number | null;
  albumId?: number | null;
  albumPosition?: number;
  /** Used when the file names no copyright holder. */
  copyright?: string;
  /** Without them the image isn't for sale. */
  prices?: LicencePrices;
  canUseAuthPay?: boolean;
  editorialOnly?: boolean;
  aiUse?: AiUse | null;
  /** Taken as the moment of publication instead of the present, once it is published. */
  publishedAt?: Date;
  /** Counts the image already had on another site. */
  views?: number;
  likes?: number;
  collects?: number;
  downloads?: number;
}

export interface AddedImage {
  id: number;
  /** `unfinished`: the library already has the file, but its processing was interrupted or failed; it is queued again. */
  outcome: 'added' | 'duplicate' | 'unfinished';
  /** Warnings about the picture, in words. */
  notes: string[];
}

interface Addition {
  file: PictureFile;
  /** What was found in the file, where it has been read ahead. */
  inspected?: Promise<InspectedFile>;
  authorId: number;
  details: ImageDetails;
  /** Publish it as soon as it is processed. */
  publish: boolean;
  /** `draft`: its author still works on it, and a title is only taken from the details or the file's metadata. */
  reviewState?: 'draft' | 'pending';
  /** Creates whatever belongs to the image, in the same transaction. */
  alongside?(transaction: Database, imageId: number): Promise<void>;
}

const titleLength = 100;
const maxLabels = 30;
const notForSale: LicencePrices = { editorial: null, commercial: null, extended: null };

/**
 * Adds one file to the library: stores the original, then creates the image and its processing job in one transaction.
 * Throws `Picture.*` when the file can't be taken, `Storage.Full`.
 */
export async function addImage(deps: IngestDeps, library: TenantLibrary, addition: Addition): Promise<AddedImage> {
  const { bytes, picture } = await (addition.inspected ?? inspectFile(deps, addition.file));
  const known = await findBySha256(library.db, picture.sha256);
  const notes = pictureNotes(picture);
  if (known)
    return { ...(await rejoin(deps, library, known.id, known.processingState === 'ready', addition.publish)), notes };
  const key = originalKey(library.schema, picture.sha256, picture.report.format);
  await deps.storage.put(key, bytes);
  const location = locatePicture(picture.metadata);
  const id = await inTransaction(library.db, async (transaction) => {
    const regionId = addition.details.regionId ?? (await takeRegion(transaction, location.path));
    const inserted = await insertImage(transaction, { ...rowOf(addition, picture, key), regionId }, deps.timeZone);
    if (inserted === null) return null;
    // Meanwhile the deletion of another image with the same bytes may have taken the file along.
    if ((await deps.storage.size(key)) === null) await deps.storage.put(key, bytes);
    const labels = addition.details.labels ?? [...picture.metadata.keywords, ...location.words];
    await addLabels(transaction, [inserted], [...new Set(labels)].slice(0, maxLabels));
    await deps.jobs.enqueue(transaction, processImageJob, library.schema, {
      imageId: inserted,
      publish: addition.publish,
    });
    await addition.alongside?.(transaction, inserted);
    return inserted;
  });
  if (id !== null) return { id, outcome: 'added', notes };
  // Another import was quicker by a moment; its job is queued with it.
  const other = await findBySha256(library.db, picture.sha256);
  if (!other) throw new Error(`${addition.file.fileName} was neither added nor found.`);
  return { id: other.id, outcome: 'duplicate', notes };
}

async function rejoin(
  { jobs }: IngestDeps,
  { db, schema }: TenantLibrary,
  imageId: number,
  isReady: boolean,
  publish: boolean,
): Promise<Omit<AddedImage, 'notes'>> {
  if (isReady) return { id: imageId, outcome: 'duplicate' };
  await inTransaction(db, async (transaction) => {
    await requeueImage(transaction, imageId);
    await jobs.enqueue(transaction, processImageJob, schema, { imageId, publish });
  });
  return { id: imageId, outcome: 'unfinished' };
}

function rowOf({ file, authorId, details, reviewState = 'pending' }: Addition, picture: InspectedPicture, key: string) {
  const { sha256, report, metadata } = picture;
  const originalName = file.fileName.toWellFormed();
  const fileTitle = reviewState === 'draft' ? '' : parse(originalName).name.normalize('NFC').trim() || '未命名';
  return {
    title: [...(details.title ?? metadata.title ?? fileTitle)].slice(0, titleLength).join('') || fileTitle,
    description: details.description ?? metadata.description ?? '',
    categoryId: details.categoryId ?? null,
    albumId: details.albumId ?? null,
    albumPosition: details.albumPosition ?? 0,
    authorId,
    takenAt: isInFuture(metadata.takenAt) ? null : metadata.takenAt,
    bytes: report.bytes,
    format: report.format,
    sha256,
    originalKey: key,
    originalName,
    camera: metadata.camera,
    position: metadata.position,
    copyright: metadata.copyright ?? details.copyright ?? '',
    artist: metadata.artist ?? '',
    prices: details.prices ?? notForSale,
    canUseAuthPay: details.canUseAuthPay ?? false,
    editorialOnly: details.editorialOnly ?? false,
    aiUse: details.aiUse ?? null,
    reviewState,
    publishedAt: details.publishedAt ?? null,
    views: details.views ?? 0,
    likes: details.likes ?? 0,
    collects: details.collects ?? 0,
    downloads: details.downloads ?? 0,
  };
}
