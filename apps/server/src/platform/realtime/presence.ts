import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Number of listeners of each stream, over all processes. */
export interface Presence {
  count(schema: string, stream: string): number;
  /** The number of this process's listeners may have changed: other processes are notified within a second. */
  changed(schema: string, stream: string): void;
  /** Takes another process's notice. Returns the stream whose number may have changed. */
  heard(notice: string): { schema: string; stream: string } | null;
  close(): void;
}

interface Options {
  countHere(schema: string, stream: string): number;
  tell(schema: string, notice: string): Promise<void>;
}

const Notice = z.object({ process: z.string(), schema: z.string(), stream: z.string(), count: z.int().min(0) });

const paceMs = 1000;
/** A process not heard from for this long has stopped. */
const staleMs = 45_000;
const repeatMs = 15_000;

export function presence({ countHere, tell }: Options): Presence {
  const self = randomUUID();
  const others = new Map<string, Map<string, { count: number; at: number }>>();
  const due = new Map<string, { schema: string; stream: string }>();
  const told = new Map<string, { schema: string; stream: string }>();
  const keyOf = (schema: string, stream: string) => `${schema}|${stream}`;

  function tellDue(): void {
    for (const [key, { schema, stream }] of due) {
      const count = countHere(schema, stream);
      if (count === 0) told.delete(key);
      else told.set(key, { schema, stream });
      // A lost notice is made up for by the next change or repetition.
      void tell(schema, JSON.stringify({ process: self, schema, stream, count })).catch(() => undefined);
    }
    due.clear();
  }
  const pace = setInterval(tellDue, paceMs).unref();
  const repetition = setInterval(() => {
    for (const [key, stream] of told) due.set(key, stream);
  }, repeatMs).unref();

  return {
    count(schema, stream) {
      const elsewhere = [...(others.get(keyOf(schema, stream)) ?? new Map<string, never>()).values()];
      const fresh = performance.now() - staleMs;
      return elsewhere.reduce((sum, { count, at }) => sum + (at > fresh ? count : 0), countHere(schema, stream));
    },
    changed(schema, stream) {
      due.set(keyOf(schema, stream), { schema, stream });
    },
    heard(notice) {
      const parsed = Notice.safeParse(JSON.parse(notice));
      if (!parsed.success || parsed.data.process === self) return null;
      const { process, schema, stream, count } = parsed.data;
      const key = keyOf(schema, stream);
      const counts = others.get(key) ?? new Map<string, { count: number; at: number }>();
      const isNews = (counts.get(process)?.count ?? 0) !== count;
      if (count === 0) counts.delete(process);
      else counts.set(process, { count, at: performance.now() });
      if (counts.size === 0) others.delete(key);
      else others.set(key, counts);
      return isNews ? { schema, stream } : null;
    },
    close() {
      clearInterval(pace);
      clearInterval(repetition);
    },
  };
}
