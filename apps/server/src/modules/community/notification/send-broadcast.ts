import type { sendBroadcast as endpoint } from '@tuyuan/contract/community/broadcast-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import {
  type BroadcastContent,
  changeBroadcast,
  findBroadcast,
  insertBroadcast,
  markCancelled,
  takeDueBroadcast,
  tellBroadcast,
} from './broadcast.repository.ts';

type Input = InputOf<typeof endpoint>;

/** Sends it, or keeps it until its time. Throws `Broadcast.TimePast`. */
export async function sendBroadcast({ db, actor }: ActingContext, input: Input, timeZone: string) {
  const content = contentOf(input, timeZone);
  const id = await inTransaction(db, async (transaction) => {
    const inserted = await insertBroadcast(transaction, content, actor.id);
    await sendIfDue(transaction, inserted, timeZone);
    return inserted;
  });
  return shown(db, id);
}

/** Changes what waits for its time. Throws `Broadcast.TimePast`, `Broadcast.NotWaiting`, `Notification.NotFound`. */
export async function updateBroadcast(db: Database, { id, ...input }: Input & { id: number }, timeZone: string) {
  await shown(db, id);
  const content = contentOf(input, timeZone);
  await inTransaction(db, async (transaction) => {
    if (!(await changeBroadcast(transaction, id, content))) throw new AppError('Broadcast.NotWaiting');
    await sendIfDue(transaction, id, timeZone);
  });
  return shown(db, id);
}

/** Cancels what waits for its time. Throws `Broadcast.NotWaiting`, `Notification.NotFound`. */
export async function cancelBroadcast(db: Database, id: number) {
  await shown(db, id);
  if (!(await markCancelled(db, id))) throw new AppError('Broadcast.NotWaiting');
  return shown(db, id);
}

/** Sends every broadcast whose time has come, each in a transaction of its own: once, whoever else does the same. */
export async function sendDueBroadcasts(db: Database, timeZone: string): Promise<void> {
  while (await inTransaction(db, (transaction) => sendIfDue(transaction, null, timeZone)));
}

/** Sends this broadcast, or for null the next one, if its time has come; returns whether it did. */
async function sendIfDue(transaction: Database, id: number | null, timeZone: string): Promise<boolean> {
  const due = await takeDueBroadcast(transaction, id);
  if (due !== null) await tellBroadcast(transaction, due, timeZone);
  return due !== null;
}

function contentOf(input: Input, timeZone: string): BroadcastContent {
  const sendAt = input.sendAt === null ? null : (parseDate(input.sendAt, timeZone) ?? null);
  if (sendAt !== null && sendAt.getTime() <= Date.now()) {
    const message = '发送时间已经过去，请选之后的时间';
    throw new AppError('Broadcast.TimePast', { validationErrors: [{ message, members: ['sendAt'] }] });
  }
  return { ...input, sendAt };
}

const shown = (db: Database, id: number) => orThrow(findBroadcast(db, id), 'Notification.NotFound');
