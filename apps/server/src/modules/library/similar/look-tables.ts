import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type LookScanner, openLookScanner } from './open-look-scanner.ts';
import { readClock, readCodeBlock, readNewCodes } from './region-look.repository.ts';

/** A library nobody searches by picture gives its memory back after so long. */
const idleMs = 10 * 60_000;
/** What is described later than this before the last look is read again: a transaction may have been open so long. */
const overlapMs = 5 * 60_000;
const refreshEveryMs = 2000;
/** Reading the codes of a large library takes seconds; nobody is kept waiting for longer than this. */
const fillPatienceMs = 12_000;
/** Of a whole library no more are asked for. */
export const mostNearest = 4000;
/** Of the last searches the nearest are kept, for their following pages and other filters. */
const maxKept = 50;

interface NearestOptions {
  limit: number;
  among: readonly number[] | null;
  /** How long a search waits while the codes are being read. */
  patienceMs?: number;
  /** What was described up to now counts. */
  isCurrent?: boolean;
}

interface OpenTable {
  filled: Promise<FilledTable>;
  /** The nearest to the codes in the key, until there are others. */
  nearest: Map<string, Promise<number[]>>;
  refreshedAt: number;
  refreshing: Promise<void>;
  idle: NodeJS.Timeout;
}

interface FilledTable {
  scanner: LookScanner;
  /** By the database's clock. */
  readAt: Date;
}

/** The codes of each library that is searched by picture, kept in memory while it is. */
export class LookTables {
  readonly #open = new Map<string, OpenTable>();

  /** Begins to read a library’s codes, so that a search soon to come needn’t wait for them. */
  warm({ db, schema }: { db: Database; schema: string }): void {
    this.#tableOf(schema, db);
  }

  /**
   * Returns the ids of the `limit` images that look most like any of these codes, the most alike first; of `among` only
   * where it is given, else `mostNearest` of them at most. Throws `PictureSearch.Preparing` while the codes are being read.
   */
  async nearest(
    { db, schema }: { db: Database; schema: string },
    wanted: readonly Uint32Array[],
    { limit, among, patienceMs = fillPatienceMs, isCurrent = false }: NearestOptions,
  ): Promise<number[]> {
    const table = this.#tableOf(schema, db);
    const filled = await within(table.filled, patienceMs);
    try {
      if (isCurrent || Date.now() - table.refreshedAt > refreshEveryMs) {
        table.refreshedAt = Date.now();
        table.refreshing = refresh(filled, table.nearest, db);
      }
      await table.refreshing;
      if (!among) return (await nearestOfAll(table.nearest, filled, wanted)).slice(0, limit);
      const ids = Int32Array.from(among);
      return await filled.scanner.run({ kind: 'nearest', wanted: [...wanted], limit, among: ids });
    } catch (error) {
      // Its thread may have ended: the next search fills another one.
      await this.#closeTable(schema, table);
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const [schema, table] of [...this.#open]) await this.#closeTable(schema, table);
  }

  #tableOf(schema: string, db: Database): OpenTable {
    const known = this.#open.get(schema);
    if (known) {
      known.idle.refresh();
      return known;
    }
    const filled = fill(db);
    const table: OpenTable = {
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

  async #closeTable(schema: string, table: OpenTable): Promise<void> {
    if (this.#open.get(schema) === table) this.#open.delete(schema);
    clearTimeout(table.idle);
    const filled = await table.filled.catch(() => null);
    await filled?.scanner.close();
  }
}

/** Throws `PictureSearch.Preparing` after that time. */
async function within<Value>(coming: Promise<Value>, ms: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AppError('PictureSearch.Preparing', { retryAfter: 5 })), ms);
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
}

async function fill(db: Database): Promise<FilledTable> {
  const readAt = await readClock(db);
  const scanner = openLookScanner();
  try {
    for (let block = await readCodeBlock(db, 0); block; block = await readCodeBlock(db, block.lastId))
      await scanner.run({ kind: 'append', ids: block.ids, codes: block.codes });
    return { scanner, readAt };
  } catch (error) {
    await scanner.close();
    throw error;
  }
}

/** Those deleted meanwhile stay: whoever searches joins the images that there are. */
async function refresh(filled: FilledTable, nearest: OpenTable['nearest'], db: Database): Promise<void> {
  const readAt = await readClock(db);
  const since = { at: new Date(filled.readAt.getTime() - overlapMs).toISOString(), imageId: 0 };
  for (let block = await readNewCodes(db, since); block; block = await readNewCodes(db, block.last)) {
    await filled.scanner.run({ kind: 'put', ids: block.ids, codes: block.codes });
    nearest.clear();
  }
  filled.readAt = readAt;
}

async function nearestOfAll(
  kept: OpenTable['nearest'],
  { scanner }: FilledTable,
  wanted: readonly Uint32Array[],
): Promise<number[]> {
  const key = wanted.join(';');
  const known = kept.get(key);
  if (known) return known;
  const found = scanner.run({ kind: 'nearest', wanted: [...wanted], limit: mostNearest, among: null });
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return found;
}
