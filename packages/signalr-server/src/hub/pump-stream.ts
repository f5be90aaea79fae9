import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../connection/connection.ts';
import { messageType } from '../protocol/hub-message.ts';
import type { HubUser } from './hub-user.ts';

const congestionPauseMs = 25;

/** Sends every item until the source ends or the call is cancelled, never faster than the client reads. Rejects with the source's error. */
export async function pumpStream<User extends HubUser>(
  connection: Connection<User>,
  invocationId: string,
  source: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const iterator = source[Symbol.asyncIterator]();
  const cancelled = new Promise<'cancelled'>((resolve) => {
    signal.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });
  while (!signal.aborted) {
    const next = await Promise.race([iterator.next(), cancelled]);
    if (next === 'cancelled' || next.done) break;
    connection.send({ type: messageType.streamItem, invocationId, item: next.value });
    while (connection.isCongested && !signal.aborted) await pause(congestionPauseMs, undefined, { ref: false });
  }
  // Not awaited: a source that is waiting for something notices only when that arrives.
  if (signal.aborted) iterator.return?.().catch(() => undefined);
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
