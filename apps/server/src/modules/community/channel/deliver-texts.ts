import { deliveredTopicTitles } from '@tuyuan/contract/community/notification-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { returnOne, takeQuota } from '../../../platform/database/quota.repository.ts';
import { SmsFailure } from '../../../platform/network/sms-failure.ts';
import type { SmsSender } from '../../account/index.ts';
import { textSetting } from '../../site/index.ts';
import { claimTexts, type DeliveryOutcome, type DueText, hold, settle } from './delivery.repository.ts';
import { holdQuiet, type QuietDeps } from './hold-quiet.ts';

const batchSize = 20;
/** Well before the claims end: what another worker might claim is not sent here. */
const batchMs = 200_000;
/** So many failures in a row are the provider's, not a number's. */
const downAfter = 3;
const daySeconds = 86_400;

export interface TextDeps {
  sender: SmsSender;
  /** False where the provider has no template for notifications; nothing is sent then. */
  isOffered: boolean;
  /** Messages in 24 hours; each may tell of several notifications. */
  perPerson: number;
  perSite: number;
}

export interface TextDeliveryDeps extends QuietDeps {
  text: TextDeps;
}

type Wanted = DueText & { phone: string };

/** Sends the notifications that are due by text message, one message to a person, until none is left or the provider takes none. */
export async function deliverTexts({ text, ...quiet }: TextDeliveryDeps, db: Database): Promise<void> {
  const siteName = await textSetting(db, 'siteName');
  for (;;) {
    const leaveAt = Date.now() + batchMs;
    const claimed = await claimTexts(db, batchSize);
    const due = await holdQuiet(db, claimed, quiet);
    const people = new Map<number, Wanted[]>();
    for (const one of due) {
      if (text.isOffered && one.phone !== null)
        people.set(one.userId, [...(people.get(one.userId) ?? []), { ...one, phone: one.phone }]);
      else await settle(db, one, 'unwanted');
    }
    let failures = 0;
    for (const all of people.values()) {
      // What is claimed and not tried is due again when the claim ends.
      if (failures === downAfter || Date.now() >= leaveAt) return;
      const outcome = await tell(text, db, all, siteName);
      failures = outcome === 'unavailable' || outcome === 'unanswered' ? failures + 1 : 0;
    }
    if (claimed.length < batchSize || failures === downAfter) return;
  }
}

/** Tells one person of all of these, or puts them off where the day's messages are used up. */
async function tell(
  deps: TextDeps,
  db: Database,
  all: readonly Wanted[],
  siteName: string,
): Promise<DeliveryOutcome | 'held'> {
  const [first] = all;
  if (!first) return 'held';
  const quotas = [
    { key: `sms-notification:${first.userId}`, limit: deps.perPerson, seconds: daySeconds },
    { key: 'sms-notification-site', limit: deps.perSite, seconds: daySeconds },
  ];
  const wait = await inTransaction(db, async (transaction) => {
    for (const [index, quota] of quotas.entries()) {
      const seconds = await takeQuota(transaction, quota);
      if (seconds === null) continue;
      for (const { key } of quotas.slice(0, index)) await returnOne(transaction, key);
      return seconds;
    }
    return null;
  });
  if (wait !== null) return putOff(db, all, wait);
  const outcome = await send(deps.sender, db, first.phone, {
    title: titleOf(first, all.length),
    count: all.length,
    siteName,
  });
  // One without an answer may have been sent, and counts.
  if (outcome !== 'sent' && outcome !== 'unanswered') for (const { key } of quotas) await returnOne(db, key);
  if (outcome === 'held') return putOff(db, all, daySeconds);
  for (const one of all) await settle(db, one, outcome);
  return outcome;
}

async function putOff(db: Database, all: readonly Wanted[], seconds: number): Promise<'held'> {
  for (const one of all) await hold(db, one, new Date(Date.now() + seconds * 1000));
  return 'held';
}

async function send(
  sender: SmsSender,
  db: Database,
  phone: string,
  { title, count, siteName }: { title: string; count: number; siteName: string },
): Promise<'sent' | 'held' | SmsFailure['fault']> {
  const text = `你有${count > 1 ? ` ${count} 条` : ''}新通知：${title}。请登录${siteName}查看，不想再收到可在通知设置里关闭。`;
  try {
    await sender.send(db, { phone, purpose: 'notification', code: null, notification: title, text });
    return 'sent';
  } catch (error) {
    if (error instanceof SmsFailure) return error.fault;
    if (error instanceof AppError && error.code === 'Sms.TooManyToday') return 'held';
    throw error;
  }
}

/** What the first is about, and how many there are: nothing that anybody wrote goes out under the site's name. */
function titleOf({ topic }: Wanted, count: number): string {
  return deliveredTopicTitles[topic] + (count > 1 ? `等${count}条` : '');
}
