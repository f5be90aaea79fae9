import { Readable } from 'node:stream';
import type { Database } from '../../../platform/database/database.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { zipStream } from '../../../platform/zip-stream.ts';
import { derivativesFolder } from '../resources/index.ts';
import { listArchivedTables, readTableLines } from './tenant-archive.repository.ts';

/**
 * Returns all that a site has as a zip file, written while it is read: each table as lines of JSON, and its files but the renderings,
 * which are made again from the originals.
 */
export function tenantArchive(db: Database, schema: string, storage: BlobStore): Readable {
  return zipStream(async (add) => {
    for (const table of await listArchivedTables(db)) {
      const lines = Readable.from(readTableLines(db, table), { objectMode: false });
      await add(lines, `tables/${table.name}.jsonl`, { compress: true });
    }
    for await (const { key } of storage.list(schema)) {
      if (key.startsWith(`${derivativesFolder(schema)}/`)) continue;
      await add(await storage.read(key), `files/${key.slice(schema.length + 1)}`, { compress: false });
    }
  });
}
