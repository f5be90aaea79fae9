import type { CallAnswer, CheckerCalls } from './checker-calls.ts';
import type { CheckerStorage, QueueEntry } from './checker-types.ts';

const batchSize = 100;
/** Codes that concern a single entry, whatever batch it is in. */
const faultsOfOne = new Set(['Request.Invalid', 'CheckIn.PointNotFound']);
/** After this many entries that the server stumbles over it is the server, and not the entries. */
const maxPassedOver = 3;

/** Why something was not sent. */
type Stop = Exclude<CallAnswer<never>, { kind: 'answer' }>;

interface Sending {
  readonly calls: Pick<CheckerCalls, 'upload'>;
  readonly storage: CheckerStorage;
  readonly deviceId: number;
  /** Returns the pending entries that may be sent. */
  readWaiting(): Promise<readonly QueueEntry[]>;
  /** Called after every batch. */
  onStored(): Promise<void>;
}

/**
 * Sends the queued entries, oldest first. Returns why entries are left, or undefined if none are. An entry leaves the
 * queue only after the server has confirmed that it is stored; the server recognises repeats by the nonce. A rejected
 * entry is found by halving its batch and marked, so that it blocks no others.
 */
export async function sendQueue({
  calls,
  storage,
  deviceId,
  readWaiting,
  onStored,
}: Sending): Promise<Stop | undefined> {
  const passedOver = new Set<string>();
  let stumble: Stop | undefined;

  async function send(batch: readonly QueueEntry[]): Promise<Stop | undefined> {
    const answer = await calls.upload({ deviceId, items: batch.map(({ item }) => item) });
    if (answer.kind === 'answer') {
      const outcomes = new Map(answer.result.items.map((outcome) => [outcome.nonce, outcome]));
      for (const entry of batch) {
        const outcome = outcomes.get(entry.item.nonce);
        if (!outcome) passedOver.add(entry.item.nonce);
        else
          await keepSent(storage, {
            ...entry,
            item: { ...entry.item, reason: outcome.reason },
            state: outcome.state === 'conflict' ? 'conflict' : 'sent',
            first: outcome.first,
          });
      }
      return undefined;
    }
    if (answer.kind === 'silence') return answer;
    const isOfOne = faultsOfOne.has(answer.code);
    const [entry] = batch;
    if (!entry || !(isOfOne || answer.code === 'Server.Failed')) return answer;
    if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      return (await send(batch.slice(0, middle))) ?? (await send(batch.slice(middle)));
    }
    if (isOfOne) await storage.writeEntry({ ...entry, state: 'refused', fault: answer.message });
    else {
      passedOver.add(entry.item.nonce);
      stumble = answer;
    }
    return passedOver.size < maxPassedOver ? undefined : answer;
  }

  for (;;) {
    const batch = (await readWaiting())
      .filter(({ item }) => !passedOver.has(item.nonce))
      .toSorted((a, b) => a.item.scannedAt - b.item.scannedAt)
      .slice(0, batchSize);
    if (batch.length === 0) return stumble;
    const stop = await send(batch);
    await onStored();
    if (stop) return stop;
  }
}

async function keepSent(storage: CheckerStorage, entry: QueueEntry): Promise<void> {
  const { pointId, nonce } = entry.item;
  // Must be written first: a finished entry is never sent again, so its local admission would otherwise stay beside the
  // server's.
  if (entry.tag !== '') await storage.addTold({ pointId, tag: entry.tag, nonce });
  await storage.writeEntry(entry);
}
