import type { LivePhoto, LiveUpload } from '@tuyuan/contract/conference/photo-wall.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { UploadRow } from './upload.repository.ts';
import type { LivePhotoRow } from './wall.repository.ts';

export function presentPhoto(row: LivePhotoRow, timeZone: string): LivePhoto {
  return {
    id: row.id,
    imageId: row.image_id,
    version: row.version,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    title: row.title,
    hall: row.hall,
    author: row.author,
    shotAt: toWireDate(row.shot_at, timeZone),
    likes: row.likes,
  };
}

export function presentUpload(row: UploadRow, timeZone: string): LiveUpload {
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    hall: row.hall,
    fileName: row.file_name,
    at: toWireDate(row.at, timeZone),
    problem: problemText(row.problem),
    withdrawnReason: row.withdrawn_reason,
  };
}

/** Returns the text of an error code. */
export function problemText(code: string): string {
  return isErrorCode(code) ? errorCatalogue[code].message : code;
}
