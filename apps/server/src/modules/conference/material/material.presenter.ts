import { attachmentPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { Attachment, ManagedMaterial, MaterialDoor } from '@tuyuan/contract/conference/material.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { MaterialRow } from './material.repository.ts';
import type { FileRow } from './material-file.repository.ts';

function presentFile(row: MaterialRow, timeZone: string) {
  return {
    fileName: row.file_name,
    type: row.type,
    extension: row.extension,
    bytes: row.bytes,
    pages: row.pages,
    version: row.version,
    uploadedAt: toWireDate(row.uploaded_at, timeZone),
  };
}

export function presentSessionOf(row: MaterialRow, timeZone: string): Attachment['session'] {
  const { session_id: id, session_title: title, session_start: start, session_end: end } = row;
  if (id === null || title === null || start === null || end === null) return null;
  return { id, title, startTime: toWireDate(start, timeZone), endTime: toWireDate(end, timeZone) };
}

/** Presents a material to a reader with the access given by `door`. */
export function presentAttachment(
  row: MaterialRow,
  { door, takenVersion, timeZone }: { door: MaterialDoor; takenVersion: number | null; timeZone: string },
): Attachment {
  const opens = door === 'scheduled' ? row.publish_at : door === 'afterSession' ? row.session_end : null;
  return {
    id: row.id,
    title: row.title,
    session: presentSessionOf(row, timeZone),
    category: row.category,
    ...presentFile(row, timeZone),
    visibility: row.visibility,
    isMarked: row.is_marked,
    door,
    opensAt: opens && toWireDate(opens, timeZone),
    withdrawnAt: row.withdrawn_at && toWireDate(row.withdrawn_at, timeZone),
    withdrawnReason: row.withdrawn_reason,
    // The key alone opens the file, so it is withheld from readers without access.
    path: door === 'open' ? attachmentPath(row.key) : '',
    takenVersion,
  };
}

export function presentManaged(
  row: MaterialRow,
  { files, downloads, timeZone, now }: { files: readonly FileRow[]; downloads: number; timeZone: string; now: Date },
): ManagedMaterial {
  return {
    id: row.id,
    title: row.title,
    sessionId: row.session_id,
    category: row.category,
    visibility: row.visibility,
    isMarked: row.is_marked,
    state: row.withdrawn_at ? 'withdrawn' : row.publish_at > now ? 'scheduled' : 'published',
    publishAt: toWireDate(row.publish_at, timeZone),
    withdrawnAt: row.withdrawn_at && toWireDate(row.withdrawn_at, timeZone),
    withdrawnReason: row.withdrawn_reason,
    ...presentFile(row, timeZone),
    path: attachmentPath(row.key),
    replaced: files
      .filter(({ is_newest: isNewest }) => !isNewest)
      .map(({ version, file_name: fileName, bytes, uploaded_at: uploadedAt, key }) => ({
        version,
        fileName,
        bytes,
        uploadedAt: toWireDate(uploadedAt, timeZone),
        path: attachmentPath(key),
      })),
    downloads,
  };
}
