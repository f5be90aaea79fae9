import { dirname } from 'node:path';
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { indexAlbums } from '../search/index.ts';
import { type AddedImage, addImage, type ImageDetails } from './add-image.ts';
import { countProcessed } from './added-image.repository.ts';
import { awaitProcessing } from './await-processing.ts';
import { findOrInsertAlbum, findPhotographerId, nextPosition, publishAlbum } from './import-album.repository.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { inspectFile } from './inspect-file.ts';
import { type DetailsOfFile, readTitles, titlesFile } from './read-titles.ts';
import { type RefusedFile, refusalOfFile } from './refused-file.ts';
import { type FoundFile, walkFolder } from './walk-folder.ts';

export interface FolderImport {
  folder: string;
  /** User name of the photographer. */
  photographer: string;
  /** Title of the photographer's album the images go into. */
  album?: string;
  publish: boolean;
  /** Returns what is known of a file besides its own metadata. */
  detailsOf?: (path: string) => ImageDetails;
  /** Prices of all images; without them none is for sale. */
  prices?: LicencePrices;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  found: number;
  /** Files that are visible, skipped or rejected. */
  settled: number;
  /** Images that are visible, but whose other renderings are still to come; known at the end. */
  unfinished: number;
}

/** Files read ahead of the one that is being added, to keep the workers busy. */
const readAhead = 2;
const countEveryMs = 1000;

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
 * the queue. A `titles.csv` says more of the pictures beside it. Running it again imports only what is missing. Throws `Photographer.NotFound`; a failing file does not
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
  const found = await walkFolder(order.folder);
  const files = found.filter(({ fileName }) => fileName !== titlesFile);
  const titles = await readAllTitles(db, found);
  const albumId = order.album === undefined ? null : await findOrInsertAlbum(db, authorId, order.album);
  let position = albumId === null ? 0 : await nextPosition(db, albumId);

  const added = new Map<number, { path: string; outcome: AddedImage['outcome'] }>();
  const duplicates: string[] = [];
  const refused: RefusedFile[] = [];
  const noted: ImportReport['noted'] = [];
  const report = (processed: number, unfinished = 0) =>
    order.onProgress?.({
      found: files.length,
      settled: duplicates.length + refused.length + processed,
      unfinished,
    });
  const inspections = files.values().map((file) => {
    const inspected = inspectFile(deps, file);
    // Awaited in its turn; until then a refusal must not count as unhandled.
    inspected.catch(() => undefined);
    return { file, inspected };
  });
  let [processed, countedAt] = [0, Date.now()];
  for (const { file, inspected } of inTurn(inspections)) {
    const { path } = file;
    try {
      const details = {
        ...(albumId === null ? {} : { albumId, albumPosition: position++ }),
        ...(order.prices ? { prices: order.prices } : {}),
        ...order.detailsOf?.(path),
        ...titles.get(dirname(path))?.(file.fileName),
      };
      const addition = { file, inspected, authorId, details, publish: order.publish };
      const { id, outcome, notes } = await addImage(deps, library, addition);
      // Two files of one content in the same folder are duplicates even before the first is processed.
      if (outcome === 'duplicate' || added.has(id)) duplicates.push(path);
      else added.set(id, { path, outcome });
      noted.push(...notes.map((note) => ({ path, note })));
    } catch (error) {
      refused.push(refusalOfFile(path, error));
    }
    if (Date.now() - countedAt > countEveryMs) {
      processed = await countProcessed(db, [...added.keys()]);
      countedAt = Date.now();
    }
    report(processed);
  }

  const states = await awaitProcessing(deps, db, [...added.keys()], (done, unfinished) => report(done, unfinished));
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
  const refusedPaths = new Set(refused.map(({ path }) => path));
  const places = new Map(files.map(({ path }, i) => [path, i]));
  const placeOf = ({ path }: RefusedFile) => places.get(path) ?? 0;
  return {
    found: files.length,
    ...done,
    duplicates,
    noted: noted.filter(({ path }) => !refusedPaths.has(path)),
    refused: refused.toSorted((a, b) => placeOf(a) - placeOf(b)),
    waiting,
  };
}

/** Reads the tables of titles among the files, by their folder. */
async function readAllTitles(db: Database, files: readonly FoundFile[]): Promise<Map<string, DetailsOfFile>> {
  const titles = new Map<string, DetailsOfFile>();
  for (const { path, fileName, location } of files)
    if (fileName === titlesFile) titles.set(dirname(path), await readTitles(db, location));
  return titles;
}

/** Yields in order, with the next few already begun. */
function* inTurn<Item>(items: Iterator<Item>): Generator<Item> {
  const begun: Item[] = [];
  for (;;) {
    while (begun.length <= readAhead) {
      const next = items.next();
      if (next.done) break;
      begun.push(next.value);
    }
    const first = begun.shift();
    if (first === undefined) return;
    yield first;
  }
}

async function publish({ db }: TenantLibrary, albumId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await publishAlbum(transaction, albumId);
    await indexAlbums(transaction, [albumId]);
  });
}
