import type { KnownPicture, UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { settingNumber } from '../../site/index.ts';
import { findKnownPictures, findShownUploads, type Known, type ShownUpload } from './shown-upload.repository.ts';
import { completeDetails, missingFields } from './upload-details.ts';

/** Returns an author's unsubmitted uploads, all or those of the ids, the oldest first. */
export async function presentUploads(
  db: Database,
  authorId: number,
  ids?: readonly number[],
): Promise<Unencoded<UploadItem>[]> {
  const uploads = await findShownUploads(db, authorId, ids);
  const named = uploads.flatMap(({ duplicateOf, lookAlikes }) => [
    ...(duplicateOf === null ? [] : [duplicateOf]),
    ...lookAlikes.map(({ id }) => id),
  ]);
  const known = new Map((await findKnownPictures(db, named)).map((picture) => [picture.id, picture]));
  const minLabels = await settingNumber(db, 'uploadMinLabels');
  return uploads.map((upload) => present(upload, { authorId, known, minLabels }));
}

interface Beside {
  authorId: number;
  known: ReadonlyMap<number, Known>;
  minLabels: number;
}

function present(upload: ShownUpload, { authorId, known, minLabels }: Beside): Unencoded<UploadItem> {
  const { image } = upload;
  const details = image ? draftDetails(image) : completeDetails(upload.details);
  const shown = (id: number, likeness: number) => {
    const picture = known.get(id);
    return picture ? [presentKnown(picture, authorId, likeness)] : [];
  };
  return {
    id: upload.id,
    key: upload.key,
    fileName: upload.fileName,
    bytes: upload.bytes,
    receivedBytes: upload.received,
    state: upload.state,
    refusal: refusalOf(upload),
    imageId: upload.state === 'ready' ? upload.imageId : null,
    cover: image?.cover ?? null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    takenAt: upload.takenAt,
    camera: image?.camera ?? null,
    hasPosition: image?.hasPosition ?? false,
    region: image?.region ?? null,
    duplicateOf: upload.duplicateOf === null ? null : (shown(upload.duplicateOf, 1)[0] ?? null),
    lookAlikes: upload.lookAlikes.flatMap(({ id, likeness }) => shown(id, likeness)),
    details,
    releases: upload.releases,
    missing: missingFields(details, minLabels),
    createdAt: upload.createdAt,
  };
}

function draftDetails(image: NonNullable<ShownUpload['image']>): UploadItem['details'] {
  const { title, description, labels, categoryId, regionId, albumId, prices, canUseAuthPay, editorialOnly, aiUse } =
    image;
  return { title, description, labels, categoryId, regionId, albumId, prices, canUseAuthPay, editorialOnly, aiUse };
}

function refusalOf({ refusalCode: code, refusalDetails: details }: ShownUpload): UploadItem['refusal'] {
  if (code === null) return null;
  return { code, message: errorCatalogue[isErrorCode(code) ? code : 'Server.Failed'].message, details };
}

/** Another author's picture that isn't published keeps its title and its look to itself. */
function presentKnown(picture: Known, authorId: number, likeness: number): z.infer<typeof KnownPicture> {
  const { id, no, title, cover, isPublished } = picture;
  const isOwn = picture.authorId === authorId;
  const isShown = isOwn || isPublished;
  return { imageId: id, no, title: isShown ? title : '', cover: isShown ? cover : null, isOwn, likeness };
}
