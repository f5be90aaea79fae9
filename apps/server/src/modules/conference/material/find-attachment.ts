import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ServedFile } from '../../site/index.ts';
import { requireVisibleConference } from '../schedule/index.ts';
import { attachmentKey } from './attachment-key.ts';
import { asReader, findReader } from './find-reader.ts';
import { markedCopy } from './marked-copy.ts';
import { mayRead, type Reader } from './material.policy.ts';
import { findMaterial } from './material.repository.ts';
import type { MaterialDeps } from './material-deps.ts';
import { type FileRow, findFile } from './material-file.repository.ts';
import { readLink } from './material-link.ts';
import { subjectOf } from './material-subject.ts';
import { mediaTypeOf } from './material-type.ts';
import { findAttendee } from './reader.repository.ts';

interface Wanted {
  key: string;
  /** Signature of an address issued to one reader. */
  signed: string | undefined;
  /** To be saved, not shown. */
  isDownload: boolean;
}

export interface FoundAttachment {
  file: ServedFile;
  fileId: number;
  reader: Reader;
}

/**
 * Returns the file to send; where copies are watermarked, the one with the reader's name. Throws `Resource.NotFound`
 * for anything the caller may not have, whether it exists or not, and `Material.PagesNotMarkable`.
 */
export async function findAttachment(
  deps: MaterialDeps,
  context: RequestContext,
  { key, signed, isDownload }: Wanted,
): Promise<FoundAttachment> {
  const { db, tenant } = context;
  const file = await findFile(db, key);
  const material = file && (await findMaterial(db, file.material_id));
  if (!file || !material) throw new AppError('Resource.NotFound');
  const reader = await findReader(context, material.conference_id);
  const forId =
    signed === undefined ? null : readLink(deps.linkBox, { schema: tenant.schema, key }, signed, Date.now());
  if (forId !== null) reader.attendee = asReader(await findAttendee(db, material.conference_id, forId));
  if (!reader.attendee) await requireVisibleConference(context, material.conference_id).catch(asMissing);
  if (!mayRead(subjectOf(material), reader, new Date()) || (!file.is_newest && !reader.isOffice))
    throw new AppError('Resource.NotFound');
  const isMarked = material.is_marked && !reader.isOffice;
  const stored = isMarked
    ? await markedCopy(deps, { db, schema: tenant.schema }, file, reader.attendee)
    : { key: attachmentKey(tenant.schema, key), extension: file.extension, tag: key };
  const size = await deps.storage.size(stored.key);
  if (size === null) throw new AppError('Resource.NotFound');
  const isPublic = material.visibility === 'public' && !isMarked;
  const headers = {
    'content-type': mediaTypeOf(stored.extension),
    'content-disposition': disposition(file, stored.extension, isDownload),
    // It may be withdrawn at any moment.
    'cache-control': isPublic ? 'public, max-age=60' : 'private, no-store',
  };
  return { file: { key: stored.key, size, etag: `"${stored.tag}"`, headers }, fileId: file.id, reader };
}

function asMissing(error: unknown): never {
  if (error instanceof AppError && error.code === 'Conference.NotFound') throw new AppError('Resource.NotFound');
  throw error;
}

/** Only what a browser shows safely is shown. */
function disposition({ type, file_name: fileName }: FileRow, extension: string, isDownload: boolean): string {
  const isShown = !isDownload && (type === 'pdf' || type === 'image');
  const name = fileName.replace(/\.[^.]+$/, `.${extension}`);
  return `${isShown ? 'inline' : 'attachment'}; filename="material.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
