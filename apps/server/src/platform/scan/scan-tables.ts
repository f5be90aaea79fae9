import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../database/database.ts';
import { readClock } from '../database/read-clock.ts';
import { within } from '../within.ts';
import type { CodeBlock, Scanner } from './open-scanner.ts';

/** A library nobody searches in this way gives its memory back after so long. */
const idleMs = 10 * 60_000;
/** What is described later than this before the last look is read again: a transaction may have been open so long. */
const overlapMs = 5 * 60_000;
const refreshEveryMs = 2000;
/** Reading the codes of a large library takes seconds; nobody is kept waiting for longer than this. */
const fillPatienceMs = 12_000;
/** Of a whole library no more are asked for. */
export const maxNearest = 4000;
/** Of the last searches the nearest are kept, for their following pages and other filters. */
const maxKept = 50;

/** Place in the order in which images were described. */
export interface DescribedAt {
  /** As the database writes a time. */
  at: string;
  imageId: number;
}

interface ScanSource<Codes, Wanted> {
  open(): Scanner<Codes, Wanted>;
  /** Returns the codes of some images after `afterId`; null when there are none. */
  readBlock(db: Database, afterId: number): Promise<(CodeBlock<Codes> & { lastId: number }) | null>;
  /** Returns the codes of some images described after that; null when there are none. */
  readNew(db: Database, since: DescribedAt): Promise<(CodeBlock<Codes> & { last: DescribedAt }) | null>;
  /** The same for the same wish. */
  keyOf(wanted: Wanted): string;
  /** What is thrown while the codes are being read. */
  preparing: 'PictureSearch.Preparing' | 'MeaningSearch.Preparing';
}

interface Library {
  db: Database;
  schema: string;
}

interface NearestOptions {
  limit: number;
  among: readonly number[] | null;
  /** How long a search waits while the codes are being read. */
  patienceMs?: number;
  /** What was described up to now counts. */
  isCurrent?: boolean;
}

interface OpenTable<Codes, Wanted> {
  filled: Promise<FilledTable<Codes, Wanted>>;
  /** The nearest to what is in the key, until there are others. */
  nearest: Map<string, Promise<number[]>>;
  refreshedAt: number;
  refreshing: Promise<void>;
  idle: NodeJS.Timeout;
}

interface FilledTable<Codes, Wanted> {
  scanner: Scanner<Codes, Wanted>;
  /** By the database's clock. */
  readAt: Date;
}

/** The codes of each library that is searched by them, kept in the memory of a thread while it is. */
export class ScanTables<Codes, Wanted> {
  readonly #open = new Map<string, OpenTable<Codes, Wanted>>();
  readonly #source: ScanSource<Codes, Wanted>;

  constructor(source: ScanSource<Codes, Wanted>) {
    this.#source = source;
  }

  /** Begins to read a library’s codes, so that a search soon to come needn’t wait for them. */
  warm({ db, schema }: Library): void {
    this.#tableOf(schema, db);
  }

  /**
   * Returns the ids of the `limit` images nearest to what is wanted, the nearest first; of `among` only where it is
   * given, else `maxNearest` of them at most. Throws the source's `preparing` while the codes are being read.
   */
  async nearest(
    { db, schema }: Library,
    wanted: Wanted,
    { limit, among, patienceMs = fillPatienceMs, isCurrent = false }: NearestOptions,
  ): Promise<number[]> {
    const table = this.#tableOf(schema, db);
    const filled = await within(
      table.filled,
      patienceMs,
      () => new AppError(this.#source.preparing, { retryAfter: 5 }),
    );
    try {
      if (isCurrent || Date.now() - table.refreshedAt > refreshEveryMs) {
        table.refreshedAt = Date.now();
        table.refreshing = refresh(this.#source, filled, table.nearest, db);
      }
      await table.refreshing;
      if (!among) {
        const nearest = await nearestOfAll(table.nearest, filled, this.#source.keyOf(wanted), wanted);
        return nearest.slice(0, limit);
      }
      const ids = Int32Array.from(among);
      return await filled.scanner.run({ kind: 'nearest', wanted, limit, among: ids });
    } catch (error) {
      // Its thread may have ended: the next search fills another one.
      await this.#closeTable(schema, table);
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const [schema, table] of [...this.#open]) await this.#closeTable(schema, table);
  }

  #tableOf(schema: string, db: Database): OpenTable<Codes, Wanted> {
    const known = this.#open.get(schema);
    if (known) {
      known.idle.refresh();
      return known;
    }
    const filled = fill(this.#source, db);
    const table: OpenTable<Codes, Wanted> = {
      filled,
      nearest: new Map(),
      refreshedAt: Date.now(),
      refreshing: Promise.resolve(),
      idle: setTimeout(() => void this.#closeTable(schema, table), idleMs).unref(),
    };
    // Tried anew by the next search.
    filled.catch(() => this.#closeTable(schema, table));
    this.#open.set(schema, table);
    return table;
  }

  async #closeTable(schema: string, table: OpenTable<Codes, Wanted>): Promise<void> {
    if (this.#open.get(schema) === table) this.#open.delete(schema);
    clearTimeout(table.idle);
    const filled = await table.filled.catch(() => null);
    await filled?.scanner.close();
  }
}

async function fill<Codes, Wanted>(
  source: ScanSource<Codes, Wanted>,
  db: Database,
): Promise<FilledTable<Codes, Wanted>> {
  const readAt = await readClock(db);
  const scanner = source.open();
  try {
    for (let block = await source.readBlock(db, 0); block; block = await source.readBlock(db, block.lastId))
      await scanner.run({ kind: 'append', ids: block.ids, codes: block.codes });
    return { scanner, readAt };
  } catch (error) {
    await scanner.close();
    throw error;
  }
}

/** Those deleted meanwhile stay: whoever searches joins the images that there are. */
async function refresh<Codes, Wanted>(
  source: ScanSource<Codes, Wanted>,
  filled: FilledTable<Codes, Wanted>,
  nearest: Map<string, unknown>,
  db: Database,
): Promise<void> {
  const readAt = await readClock(db);
  const since = { at: new Date(filled.readAt.getTime() - overlapMs).toISOString(), imageId: 0 };
  for (let block = await source.readNew(db, since); block; block = await source.readNew(db, block.last)) {
    await filled.scanner.run({ kind: 'put', ids: block.ids, codes: block.codes });
    nearest.clear();
  }
  filled.readAt = readAt;
}

async function nearestOfAll<Codes, Wanted>(
  kept: Map<string, Promise<number[]>>,
  { scanner }: FilledTable<Codes, Wanted>,
  key: string,
  wanted: Wanted,
): Promise<number[]> {
  const known = kept.get(key);
  if (known) return known;
  const found = scanner.run({ kind: 'nearest', wanted, limit: maxNearest, among: null });
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return found;
}
