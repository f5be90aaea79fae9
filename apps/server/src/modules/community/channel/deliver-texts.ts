import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { returnOne, takeQuota } from '../../../platform/database/quota.repository.ts';
import { longestWords, type SmsSender } from '../../account/index.ts';
import { textSetting } from '../../site/index.ts';
import { claimTexts, type DeliveryOutcome, type DueText, hold, settle } from './delivery.repository.ts';
import { holdQuiet, type QuietDeps } from './hold-quiet.ts';
import { lineOf } from './mail-text.ts';

/** More than one person gets between two rounds, so that one message tells of all. */
const batchSize = 100;
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
      failures = (await tell(text, db, all, siteName)) === 'unavailable' ? failures + 1 : 0;
      // What is claimed and not tried is due again when the claim ends.
      if (failures === downAfter) return;
    }
    if (claimed.length < batchSize) return;
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
  if (wait !== null) {
    for (const one of all) await hold(db, one, new Date(Date.now() + wait * 1000));
    return 'held';
  }
  const outcome = await send(deps.sender, db, first.phone, { title: titleOf(all), count: all.length, siteName });
  if (outcome !== 'sent') for (const { key } of quotas) await returnOne(db, key);
  for (const one of all) await settle(db, one, outcome);
  return outcome;
}

async function send(
  sender: SmsSender,
  db: Database,
  phone: string,
  { title, count, siteName }: { title: string; count: number; siteName: string },
): Promise<'sent' | 'unavailable'> {
  const text = `你有${count > 1 ? ` ${count} 条` : ''}新通知：${title}。请登录${siteName}查看，不想再收到可在通知设置里关闭。`;
  try {
    await sender.send(db, { phone, purpose: 'notification', code: null, notification: title, text });
    return 'sent';
  } catch (error) {
    if (error instanceof AppError) return 'unavailable';
    throw error;
  }
}

/** The first in one line, and how many there are. */
function titleOf(all: readonly Wanted[]): string {
  const end = all.length > 1 ? `等${all.length}条` : '';
  const line = all[0] ? lineOf(all[0]) : '';
  return [...line].slice(0, longestWords - end.length).join('') + end;
}
