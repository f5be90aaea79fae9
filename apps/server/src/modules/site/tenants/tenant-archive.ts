import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { derivativesFolder } from '../resources/index.ts';
import { listArchivedTables, readTableLines } from './tenant-archive.repository.ts';

/**
 * Returns all that a site has as a zip file, written while it is read: each table as lines of JSON, and its files but the renderings,
 * which are made again from the originals.
 */
export function tenantArchive(db: Database, schema: string, storage: BlobStore): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let part: Readable | undefined;

  async function add(content: Readable, path: string, options: { compress: boolean }): Promise<void> {
    part = content;
    zip.addReadStream(content, path, options);
    await finished(content);
  }

  async function write(): Promise<void> {
    for (const table of await listArchivedTables(db)) {
      const lines = Readable.from(readTableLines(db, table), { objectMode: false });
      await add(lines, `tables/${table.name}.jsonl`, { compress: true });
    }
    for await (const { key } of storage.list(schema)) {
      if (key.startsWith(`${derivativesFolder(schema)}/`)) continue;
      await add(await storage.read(key), `files/${key.slice(schema.length + 1)}`, { compress: false });
    }
    zip.end();
  }

  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => part?.destroy());
  write().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}
