import { formatDate } from '@tuyuan/format/date.ts';
import { isbot } from 'isbot';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { countVisits, type Visit, type VisitKind } from './visit.repository.ts';

const flushEveryMs = 2000;
/** More at once are dropped: no visitor's answer waits for counting. */
const maxWaiting = 20_000;
const perStatement = 2000;

export type Visitor = Pick<RequestContext, 'db' | 'actor' | 'clientIp' | 'userAgent'>;

export interface VisitCounter {
  /** Notes a visit; it is counted within seconds. Robots aren't counted. */
  note(visitor: Visitor, kind: VisitKind, id: number): void;
  /** Counts what was noted. */
  flush(): Promise<void>;
}

interface CounterDeps {
  /** Its key hides who a visitor is: neither address nor user can be read from what is stored. */
  box: Pick<SecretBox, 'mark'>;
  timeZone: string;
  /** Counts those to articles, which a later area has. */
  countArticles(transaction: Database, visits: readonly Visit[]): Promise<void>;
  /** Keeps which images people opened themselves, nobody in their name. */
  keepSeen?(transaction: Database, seen: readonly { id: number; userId: number }[]): Promise<void>;
  onError(error: unknown): void;
}

/** Collects visits in memory and counts them in one statement for each site every two seconds. */
export function openVisitCounter({ box, timeZone, countArticles, keepSeen, onError }: CounterDeps): VisitCounter {
  const waiting = new Map<Database, Map<string, Visit>>();
  const seenBy = new Map<Database, Map<string, { id: number; userId: number }>>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting];
    waiting.clear();
    const opened = [...seenBy];
    seenBy.clear();
    for (const [db, visits] of taken) {
      const { articles = [], works: all = [] } = Object.groupBy(visits.values(), ({ kind }) =>
        kind === 'article' ? 'articles' : 'works',
      );
      if (articles.length > 0)
        await inTransaction(db, (transaction) => countArticles(transaction, articles)).catch(onError);
      for (let start = 0; start < all.length; start += perStatement)
        await inTransaction(db, (transaction) =>
          countVisits(transaction, all.slice(start, start + perStatement)),
        ).catch(onError);
    }
    if (keepSeen)
      for (const [db, seen] of opened)
        await inTransaction(db, (transaction) => keepSeen(transaction, [...seen.values()])).catch(onError);
  }

  return {
    flush,
    note({ db, actor, clientIp, userAgent }, kind, id) {
      if (isbot(userAgent)) return;
      const visits = waiting.get(db) ?? new Map<string, Visit>();
      waiting.set(db, visits);
      if (visits.size >= maxWaiting) return;
      const day = formatDate(new Date(), timeZone);
      const who = actor ? `user ${actor.id}` : `${addressKey(clientIp)} ${userAgent}`;
      // With the day in it, the same visitor can't be followed from one day to the next.
      const visitor = box.mark(`${day} ${who}`).subarray(0, 16).toString('hex');
      visits.set(`${kind} ${id} ${visitor}`, { kind, id, day, visitor, userId: actor?.id ?? null });
      if (kind === 'image' && actor?.impersonatorId === null) {
        const seen = seenBy.get(db) ?? new Map<string, { id: number; userId: number }>();
        seenBy.set(db, seen.set(`${actor.id} ${id}`, { id, userId: actor.id }));
      }
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    },
  };
}
