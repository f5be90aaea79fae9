import { isbot } from 'isbot';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { countViews, type WorkView } from './wall.repository.ts';

const flushEveryMs = 2000;
/** More at once are dropped: no viewer's answer waits for counting. */
const maxWaiting = 50_000;
const perStatement = 2000;

export interface ViewCounter {
  /** Notes what a viewer saw; it is counted within seconds. Robots aren't counted. */
  note(viewer: Pick<RequestContext, 'db' | 'actor' | 'clientIp' | 'userAgent'>, entryIds: readonly number[]): void;
  flush(): Promise<void>;
}

/** Collects views in memory and counts them in one statement for each site every two seconds. */
export function openViewCounter(box: Pick<SecretBox, 'mark'>, onError: (error: unknown) => void): ViewCounter {
  const waiting = new Map<Database, Map<string, WorkView>>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting];
    waiting.clear();
    for (const [db, views] of taken) {
      const all = [...views.values()];
      for (let start = 0; start < all.length; start += perStatement)
        await inTransaction(db, (transaction) => countViews(transaction, all.slice(start, start + perStatement))).catch(
          onError,
        );
    }
  }

  return {
    flush,
    note({ db, actor, clientIp, userAgent }, entryIds) {
      if (isbot(userAgent)) return;
      const views = waiting.get(db) ?? new Map<string, WorkView>();
      waiting.set(db, views);
      if (views.size >= maxWaiting) return;
      const hour = new Date().toISOString().slice(0, 13);
      const who = actor ? `user ${actor.id}` : `${addressKey(clientIp)} ${userAgent}`;
      // With the hour in it, the same viewer can't be followed from one hour to the next.
      const viewer = box.mark(`${hour} ${who}`).subarray(0, 12).toString('base64url');
      for (const entryId of entryIds) views.set(`${entryId} ${viewer}`, { entryId, viewer, userId: actor?.id ?? null });
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    },
  };
}
