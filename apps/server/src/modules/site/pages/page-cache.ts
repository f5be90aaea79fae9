interface Entry<Value> {
  readonly value: Promise<Value>;
  expiresAt: number;
  bytes: number;
}

interface PageCacheOptions<Value> {
  readonly seconds: number;
  readonly maxBytes: number;
  bytesOf(value: Value): number;
  /** False for values that must not be cached, such as a failure. */
  isKept(value: Value): boolean;
  readonly now?: () => number;
}

export interface PageCache<Value> {
  /** Returns the cached value or calls `make`; concurrent callers share one call. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** Caches values for some seconds; evicts the least recently used when there are too many bytes. */
export function pageCache<Value>(options: PageCacheOptions<Value>): PageCache<Value> {
  const { seconds, maxBytes, bytesOf, isKept, now = Date.now } = options;
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function drop(key: string, entry: Entry<Value>): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    try {
      const value = await entry.value;
      if (!isKept(value) || seconds <= 0) return drop(key, entry);
      if (entries.get(key) !== entry) return;
      entry.expiresAt = now() + seconds * 1000;
      entry.bytes = bytesOf(value);
      total += entry.bytes;
      for (const [oldKey, oldest] of entries) {
        if (total <= maxBytes) break;
        drop(oldKey, oldest);
      }
    } catch {
      drop(key, entry);
    }
  }

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known && now() < known.expiresAt) {
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      if (known) drop(key, known);
      const entry: Entry<Value> = { value: make(), expiresAt: Number.POSITIVE_INFINITY, bytes: 0 };
      entries.set(key, entry);
      void settle(key, entry);
      return entry.value;
    },
  };
}
