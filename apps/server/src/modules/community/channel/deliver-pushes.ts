import pLimit from 'p-limit';
import type { Database } from '../../../platform/database/database.ts';
import { textSetting } from '../../site/index.ts';
import type { PushDeps } from './channel-deps.ts';
import { settle } from './delivery.repository.ts';
import { holdQuiet, type QuietDeps } from './hold-quiet.ts';
import { lineOf } from './mail-text.ts';
import { claimPushes, type DuePush, deleteSubscription, findDueOrigins } from './push.repository.ts';
import { readPushKey } from './push-key.ts';
import type { PushOutcome } from './push-sender.ts';
import { pushAddress } from './subscribe-push.ts';

const batchSize = 20;
const servicesAtOnce = 50;
/** A push service takes 4 KB, of which encryption needs some. */
const maxBodyLength = 300;

interface PushDeliveryDeps extends PushDeps, QuietDeps {
  /** `https://host` where no other is set on the site. */
  siteAddress: string;
}

/** Sends the notifications that are due to browsers: each push service by itself, so that a dead one holds up no other. */
export async function deliverPushes(deps: PushDeliveryDeps, db: Database): Promise<void> {
  const origins = await findDueOrigins(db);
  const atOnce = pLimit(servicesAtOnce);
  await Promise.all(origins.map((origin) => atOnce(() => deliverTo(deps, db, origin))));
}

/** Sends to one push service until nothing is left or it takes nothing. */
async function deliverTo(deps: PushDeliveryDeps, db: Database, origin: string): Promise<void> {
  const vapid = await readPushKey(db, deps.box);
  const subject = (await textSetting(db, 'siteAddress')) || deps.siteAddress;
  for (;;) {
    const claimed = await claimPushes(db, origin, batchSize);
    const due = await holdQuiet(db, claimed, deps);
    const outcomes = await Promise.all(
      due.map(async (one) => {
        const outcome = await push(deps, one, { vapid, subject });
        if (outcome === 'gone') await deleteSubscription(db, one.target);
        await settle(db, one, outcome === 'gone' ? 'unwanted' : outcome);
        return outcome;
      }),
    );
    const isDown = due.length > 0 && outcomes.every((outcome) => outcome === 'unavailable');
    if (claimed.length < batchSize || isDown) return;
  }
}

async function push(
  deps: PushDeliveryDeps,
  { endpoint, p256dh, auth, ...due }: DuePush,
  sender: { vapid: { publicKey: Buffer; privateKey: Buffer }; subject: string },
): Promise<PushOutcome | 'unwanted'> {
  if (endpoint === null || p256dh === null || auth === null) return 'unwanted';
  const address = await pushAddress(deps, endpoint);
  if (address === null) return 'unavailable';
  const text = JSON.stringify({
    title: lineOf(due),
    body: due.body.slice(0, maxBodyLength).toWellFormed(),
    link: due.link || `/user/main/notification/NoticeContent?id=${due.notificationId}`,
    tag: `notification-${due.notificationId}`,
  });
  return deps.sendPush({ endpoint, address, receiver: { p256dh, auth }, ...sender, text, timeoutMs: deps.timeoutMs });
}
