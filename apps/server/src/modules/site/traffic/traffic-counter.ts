import { createHash, randomBytes } from 'node:crypto';
import type { PageKind } from '@tuyuan/contract/site/page-kinds.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { isbot } from 'isbot';
import type { Database } from '../../../platform/database/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { missedWords } from './missed-words.ts';
import { addMissedSearches, addPageViews } from './traffic.repository.ts';

const flushEveryMs = 5000;
/** Beyond these a day's further visitors and a batch's further words aren't told apart or kept: memory has an end. */
const maxVisitors = 200_000;
const maxWords = 2000;

export interface PageVisitor {
  readonly db: Database;
  readonly clientIp: string;
  readonly userAgent: string;
  /** People of the office and whoever asks not to be tracked aren't counted. */
  readonly isLeftOut: boolean;
}

export interface TrafficCounter {
  notePage(visitor: PageVisitor, kind: PageKind): void;
  noteMiss(visitor: PageVisitor, typed: string): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

/** What was noted of a site since the last flush. */
interface Batch {
  readonly day: string;
  readonly views: Map<string, { views: number; visitors: number }>;
  readonly missed: Map<string, number>;
}

interface CounterDeps {
  readonly timeZone: string;
  onError(error: unknown): void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Counts opened pages, visitors and searches that found nothing, in memory, and adds them up in the database every few
 * seconds. A visitor is a hash under a salt that is never stored and replaced every day: nobody can be followed from one
 * day to the next, nor be found again from what is stored, which are sums. A restart counts a visitor of the day anew.
 */
export function openTrafficCounter({ timeZone, onError, now = Date.now }: CounterDeps): TrafficCounter {
  let today = { day: '', salt: randomBytes(32), seen: new Map<Database, Map<string, Set<string>>>() };
  const waiting = new Map<Database, Batch>();
  let timer: NodeJS.Timeout | undefined;

  function batchOf(db: Database): Batch {
    const day = formatDate(new Date(now()), timeZone);
    if (today.day !== day) today = { day, salt: randomBytes(32), seen: new Map() };
    const known = waiting.get(db);
    if (known?.day === day) return known;
    // What is left of the day before goes first.
    if (known) void write(db, known);
    const batch = { day, views: new Map(), missed: new Map() };
    waiting.set(db, batch);
    timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    return batch;
  }

  function isNew({ db, clientIp, userAgent }: PageVisitor, kind: string): boolean {
    const kinds = today.seen.get(db) ?? new Map<string, Set<string>>();
    today.seen.set(db, kinds);
    const seen = kinds.get(kind) ?? new Set<string>();
    kinds.set(kind, seen);
    const visitor = createHash('sha256')
      .update(today.salt)
      .update(`${addressKey(clientIp)} ${userAgent}`)
      .digest('base64url')
      .slice(0, 16);
    if (seen.has(visitor) || seen.size >= maxVisitors) return false;
    seen.add(visitor);
    return true;
  }

  async function write(db: Database, { day, views, missed }: Batch): Promise<void> {
    try {
      if (views.size > 0)
        await addPageViews(
          db,
          [...views].map(([kind, counted]) => ({ day, kind, ...counted })),
        );
      if (missed.size > 0)
        await addMissedSearches(
          db,
          [...missed].map(([words, searches]) => ({ day, words, searches })),
        );
    } catch (error) {
      onError(error);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting];
    waiting.clear();
    for (const [db, batch] of taken) await write(db, batch);
  }

  return {
    flush,
    notePage(visitor, kind) {
      if (visitor.isLeftOut || isbot(visitor.userAgent)) return;
      const { views } = batchOf(visitor.db);
      for (const each of [kind, 'all']) {
        const counted = views.get(each) ?? { views: 0, visitors: 0 };
        views.set(each, { views: counted.views + 1, visitors: counted.visitors + (isNew(visitor, each) ? 1 : 0) });
      }
    },
    noteMiss(visitor, typed) {
      const words = missedWords(typed);
      if (words === null || visitor.isLeftOut || isbot(visitor.userAgent)) return;
      const { missed } = batchOf(visitor.db);
      if (missed.has(words) || missed.size < maxWords) missed.set(words, (missed.get(words) ?? 0) + 1);
    },
  };
}
