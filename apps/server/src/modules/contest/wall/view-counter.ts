import { isbot } from 'isbot';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { countViews, type WorkView } from './wall.repository.ts';

const flushEveryMs = 2000;
/** More at once are dropped: no viewer's answer waits for counting. */
const maxWaiting = 50_000;
const perStatement = 2000;
/** Browsers of one address that count in an hour: a browser's name costs nothing to change. */
const browsersPerHour = 30;

interface NotedView extends WorkView {
  /** Keyed hash of the hour and a visitor's address; null for who is signed in. */
  address: string | null;
}

export interface ViewCounter {
  /** Notes what a viewer saw; it is counted within seconds. Robots aren't counted. */
  note(viewer: Pick<RequestContext, 'db' | 'actor' | 'clientIp' | 'userAgent'>, entryIds: readonly number[]): void;
  /** Counts what waits, after what is being counted. */
  flush(): Promise<void>;
}

/** Collects views in memory and counts them in one statement for each site every two seconds. */
export function openViewCounter(box: Pick<SecretBox, 'mark'>, onError: (error: unknown) => void): ViewCounter {
  const waiting = new Map<Database, Map<string, NotedView>>();
  const admit = openAdmission();
  let timer: NodeJS.Timeout | undefined;
  let counted = Promise.resolve();

  function flush(): Promise<void> {
    counted = counted.then(countAll);
    return counted;
  }

  async function countAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting];
    waiting.clear();
    for (const [db, views] of taken) {
      const all: WorkView[] = [];
      for (const { address, ...view } of views.values())
        if (address === null || (await admit(db, address, view.viewer).catch(onError))) all.push(view);
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
      const views = waiting.get(db) ?? new Map<string, NotedView>();
      waiting.set(db, views);
      if (views.size >= maxWaiting) return;
      const hour = new Date().toISOString().slice(0, 13);
      // With the hour in it, the same viewer can't be followed from one hour to the next.
      const hidden = (who: string) => box.mark(`${hour} ${who}`).subarray(0, 12).toString('base64url');
      const address = addressKey(clientIp);
      const viewer = hidden(actor ? `user ${actor.id}` : `${address} ${userAgent}`);
      const noted = { viewer, userId: actor?.id ?? null, address: actor ? null : hidden(address) };
      for (const entryId of entryIds) views.set(`${entryId} ${viewer}`, { entryId, ...noted });
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    },
  };
}

/** Returns the question whether a visitor's browser counts; those of one hour and address share a quota. */
function openAdmission() {
  let known = new WeakMap<Database, Map<string, boolean>>();
  let size = 0;
  return async (db: Database, address: string, viewer: string): Promise<boolean> => {
    // Both are new with every hour: what is forgotten is asked for again at worst.
    if (size > maxWaiting) [known, size] = [new WeakMap(), 0];
    const answers = known.get(db) ?? new Map<string, boolean>();
    known.set(db, answers);
    const before = answers.get(`browser ${viewer}`) ?? answers.get(`address ${address}`);
    if (before !== undefined) return before;
    const isAdmitted =
      (await takeQuota(db, { key: `wall-view:${address}`, limit: browsersPerHour, seconds: 3600 })) === null;
    answers.set(isAdmitted ? `browser ${viewer}` : `address ${address}`, isAdmitted);
    size += 1;
    return isAdmitted;
  };
}
