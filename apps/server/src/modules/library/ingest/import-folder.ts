import { basename } from 'node:path';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { indexAlbums } from '../search/index.ts';
import { type AddedImage, addImage, type ImageDetails } from './add-image.ts';
import { awaitProcessing } from './await-processing.ts';
import { findOrInsertAlbum, findPhotographerId, nextPosition, publishAlbum } from './import-album.repository.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { type RefusedFile, refusalOfFile } from './refused-file.ts';
import { walkFolder } from './walk-folder.ts';

export interface FolderImport {
  folder: string;
  /** User name of the photographer. */
  photographer: string;
  /** Title of the photographer's album the images go into. */
  album?: string;
  publish: boolean;
  /** Returns what is known of a file besides its own metadata. */
  detailsOf?: (path: string) => ImageDetails;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  found: number;
  /** Files already added, skipped or rejected. */
  settled: number;
  /** The file processed last. */
  file: string;
}

/** Results of the files found; the counts add up to `found`. */
export interface ImportReport {
  found: number;
  imported: number;
  /** Were in the library unprocessed, by an import that was cut, and are processed now. */
  resumed: number;
  duplicates: string[];
  refused: RefusedFile[];
  /** Files taken with a warning. */
  noted: { path: string; note: string }[];
  /** Added, but still waiting for a worker when nothing moved any more. */
  waiting: string[];
}

/**
 * Imports every picture below a folder, in name order, and waits until all are processed; some process must be working
 * the queue. Running it again imports only what is missing. Throws `Photographer.NotFound`; a failing file does not
 * stop the others.
 */
export async function importFolder(
  deps: IngestDeps,
  library: TenantLibrary,
  order: FolderImport,
): Promise<ImportReport> {
  const { db } = library;
  const authorId = await findPhotographerId(db, order.photographer);
  if (authorId === null) throw new AppError('Photographer.NotFound', { details: order.photographer });
  const paths = await walkFolder(order.folder);
  const albumId = order.album === undefined ? null : await findOrInsertAlbum(db, authorId, order.album);
  let position = albumId === null ? 0 : await nextPosition(db, albumId);

  const added = new Map<number, { path: string; outcome: AddedImage['outcome'] }>();
  const duplicates: string[] = [];
  const refused: RefusedFile[] = [];
  const noted: ImportReport['noted'] = [];
  const report = (settled: number, file: string) => order.onProgress?.({ found: paths.length, settled, file });
  for (const path of paths) {
    const details = { ...(albumId === null ? {} : { albumId, albumPosition: position++ }), ...order.detailsOf?.(path) };
    try {
      const { id, outcome, notes } = await addImage(deps, library, { path, authorId, details, publish: order.publish });
      // Two files of one content in the same folder are duplicates even before the first is processed.
      if (outcome === 'duplicate' || added.has(id)) duplicates.push(path);
      else added.set(id, { path, outcome });
      noted.push(...notes.map((note) => ({ path, note })));
    } catch (error) {
      refused.push(refusalOfFile(path, error));
    }
    report(duplicates.length + refused.length, basename(path));
  }

  const base = duplicates.length + refused.length;
  const states = await awaitProcessing(deps, db, [...added.keys()], (done) => report(base + done, ''));
  const done = { imported: 0, resumed: 0 };
  const waiting: string[] = [];
  for (const { id, processingState: state, processingError: code } of states) {
    const file = added.get(id);
    if (!file) continue;
    if (state === 'failed') refused.push(refusalOfFile(file.path, code));
    else if (state === 'queued') waiting.push(file.path);
    else done[file.outcome === 'added' ? 'imported' : 'resumed'] += 1;
  }
  if (albumId !== null && order.publish) await publish(library, albumId);
  return {
    found: paths.length,
    ...done,
    duplicates,
    noted,
    refused: refused.toSorted((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path)),
    waiting,
  };
}

async function publish({ db }: TenantLibrary, albumId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await publishAlbum(transaction, albumId);
    await indexAlbums(transaction, [albumId]);
  });
}
