import { reindexStale } from '@tuyuan/server/src/modules/library/index.ts';
import { type Database, databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts';
import { databaseCpuOf } from './database-cpu.ts';
import { fillLibrary } from './search-library.ts';
import { plantVocabulary } from './search-vocabulary.ts';

export interface SearchBench extends BenchDatabase {
  db: Database;
  /** Ids of the trees the measured filters draw from. */
  ids: { categories: readonly number[]; regions: readonly number[] };
  size: number;
  schema: string;
  databaseCpu: () => number | null;
}

/** Opens the library of `size` images (default: the first argument, else one million), made on the first run and kept. */
export async function openSearchBench(size = Number(process.argv[2] ?? 1_000_000)): Promise<SearchBench> {
  if (!Number.isInteger(size) || size < 1) throw new Error('The first argument is the number of images.');
  // Named as a site's schema is, so that a server can serve it.
  const schema = `tenant_search_${size}`;
  const opened = await openBenchDatabase(schema, 16);
  const db = databaseOver(opened.pool);
  if (opened.isNew) {
    process.stdout.write(`Making a library of ${size} images; later runs reuse it.\n`);
    await fillLibrary(opened.pool, size, (line) => process.stdout.write(`${line}\n`));
    await reindexStale(db, 'Asia/Shanghai');
    await plantVocabulary(db, Math.min(size, 100_000));
    await opened.pool.query('VACUUM ANALYZE');
    await opened.markFilled();
  }
  const idsOf = async (table: 'category' | 'region') =>
    (await opened.pool.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).rows.map((row) => row.id);
  return {
    ...opened,
    db,
    size,
    schema,
    ids: { categories: await idsOf('category'), regions: await idsOf('region') },
    databaseCpu: await databaseCpuOf(opened.pool),
  };
}
