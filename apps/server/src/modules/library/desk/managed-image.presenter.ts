import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ManagedImageRow } from './managed-image.repository.ts';

export function presentManagedImage(row: ManagedImageRow, timeZone: string): ManagedImage {
  return {
    id: row.id,
    no: row.no,
    title: row.title,
    description: row.description,
    cover: row.cover,
    labels: row.labels,
    category: row.category,
    region: row.region,
    author: row.author,
    album: row.album,
    orientation: row.orientation,
    reviewState: row.review_state,
    processingState: row.processing_state,
    processingError: row.processing_error === null ? null : reasonOf(row.processing_error),
    bytes: row.bytes,
    unitPrice: row.unit_price,
    views: row.views,
    likes: row.likes,
    downloads: row.downloads,
    takenAt: row.taken_at && toWireDate(row.taken_at, timeZone),
    publishedAt: row.published_at && toWireDate(row.published_at, timeZone),
    createdAt: toWireDate(row.created_at, timeZone),
  };
}

/** Processing keeps the code of what went wrong; people read its text. */
function reasonOf(code: string): string {
  return isErrorCode(code) ? errorCatalogue[code].message : errorCatalogue['Server.Failed'].message;
}
