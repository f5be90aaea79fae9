import type { Database } from './database/database.ts';

interface Cached<Value> {
  value: Promise<Value>;
  until: number;
}

/** A read of a tenant's whole table, cached for `ms`: requested many times a second, changed a few times a day. */
export interface CachedRead<Value> {
  get(db: Database): Promise<Value>;
  /** Makes the next `get` read again. */
  forget(db: Database): void;
}

export function cachedFor<Value>(ms: number, read: (db: Database) => Promise<Value>): CachedRead<Value> {
  const kept = new WeakMap<Database, Cached<Value>>();
  return {
    get(db) {
      const before = kept.get(db);
      if (before && before.until > performance.now()) return before.value;
      const value = read(db);
      kept.set(db, { value, until: performance.now() + ms });
      // A failed read must not be cached.
      value.catch(() => kept.delete(db));
      return value;
    },
    forget(db) {
      kept.delete(db);
    },
  };
}
