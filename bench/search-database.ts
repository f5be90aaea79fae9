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
  databaseCpu: () => number | null;
}

/** Opens the library of `size` images (argument, default one million), made on the first run and kept. */
export async function openSearchBench(): Promise<SearchBench> {
  const size = Number(process.argv[2] ?? 1_000_000);
  if (!Number.isInteger(size) || size < 1) throw new Error('The first argument is the number of images.');
  const opened = await openBenchDatabase(`search_${size}`, 16);
  const db = databaseOver(opened.pool);
  if (opened.isNew) {
    process.stdout.write(`Making a library of ${size} images; later runs reuse it.\n`);
    await fillLibrary(opened.pool, size, (line) => process.stdout.write(`${line}\n`));
    await reindexStale(db, 'Asia/Shanghai');
    await plantVocabulary(db);
    await opened.pool.query('VACUUM ANALYZE');
    await opened.markFilled();
  }
  const idsOf = async (table: 'category' | 'region') =>
    (await opened.pool.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).rows.map((row) => row.id);
  return {
    ...opened,
    db,
    size,
    ids: { categories: await idsOf('category'), regions: await idsOf('region') },
    databaseCpu: await databaseCpuOf(opened.pool),
  };
}
