import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  getRoster,
  leaseLane,
  registerDevice,
  reportDevice,
  scanTicket,
  undoScan,
  uploadScans,
} from '@tuyuan/contract/conference/check-in.ts';
import type { z } from 'zod';
import type { CallAnswer, CheckerCalls } from '../apps/mobile/src/features/conference/check-in/checker-calls.ts';
import type { CheckerStorage, ScanCard } from '../apps/mobile/src/features/conference/check-in/checker-types.ts';
import { createChecker } from '../apps/mobile/src/features/conference/check-in/create-checker.ts';
import { memoryStorage } from '../apps/mobile/src/features/conference/check-in/memory-storage.ts';
import { type Answer, type OwnServer, resultOf } from './own-server.ts';

/** Same values as in apps/mobile's use-checker.ts. */
const beatOfflineMs = 4000;
const patienceMs = 15_000;

interface Endpoint<Schema extends z.ZodType> {
  method: string;
  path: string;
  output: Schema;
}

interface Upload {
  input: object;
  answer: Answer;
  /** By `performance.now()`. */
  answeredAt: number;
}

export interface OfflinePhone {
  /** First characters of the tickets it answers for. */
  readonly range: { readonly from: string; readonly to: string };
  /** The roster lines stored on the phone. */
  readonly kept: string[];
  readonly uploads: Upload[];
  /** Sends an upload again unchanged. */
  repeat(upload: Upload): Promise<Answer>;
  loseNetwork(): void;
  /** `at`: milliseconds since 1970. The PIN is used if the first card asks for a supervisor. */
  scan(text: string, at: number, pin: string): Promise<ScanCard>;
  /** Restores the network. The phone retries on its own schedule, `phase` of an interval from now, until its queue is empty. */
  comeBack(phase: number): Promise<void>;
}

/** A checker's phone running the page's own code, with a network that can be cut. */
export async function offlinePhone(
  { get, post }: Pick<OwnServer, 'get' | 'post'>,
  door: { conferenceId: number; session: string; pointId: number; gate: string; lane: number },
): Promise<OfflinePhone> {
  const { conferenceId, session, pointId, gate, lane } = door;
  const headers = { 'x-conference-session': session };
  const uploads: Upload[] = [];
  const kept: string[] = [];
  let isCut = false;
  let time: number | undefined;

  const ask = ({ method, path }: { method: string; path: string }, input: object) =>
    method === 'GET' ? get(path, headers, input) : post(path, headers, input);
  function callOf<Schema extends z.ZodType>(endpoint: Endpoint<Schema>) {
    return async (input: object, patience = patienceMs): Promise<CallAnswer<z.output<Schema>>> => {
      if (isCut) return { kind: 'silence' };
      const answer = await Promise.race([ask(endpoint, input), pause(patience, null, { ref: false })]);
      if (answer === null) return { kind: 'silence' };
      if (endpoint.path === uploadScans.path) uploads.push({ input, answer, answeredAt: performance.now() });
      if (answer.status !== 200)
        return { kind: 'refusal', code: String(answer.status), message: JSON.stringify(answer.body) };
      return { kind: 'answer', result: resultOf(endpoint.output, answer) };
    };
  }
  const calls: CheckerCalls = {
    register: callOf(registerDevice),
    report: callOf(reportDevice),
    scan: callOf(scanTicket),
    undo: callOf(undoScan),
    upload: callOf(uploadScans),
    roster: callOf(getRoster),
  };
  const storage: CheckerStorage = memoryStorage();
  const checker = createChecker({
    calls,
    storage: {
      ...storage,
      async writeLines(lines) {
        kept.push(...lines.map(({ index, box }) => `${index} ${box}`));
        await storage.writeLines(lines);
      },
    },
    conferenceId,
    key: randomUUID(),
    now: () => time ?? Date.now(),
    noteServerTime: () => undefined,
  });
  await checker.open();
  const { station } = checker.state;
  if (!station) throw new Error(checker.state.fault);
  const lanes = resultOf(leaseLane.output, await ask(leaseLane, { deviceId: station.deviceId, pointId, lane }));
  const range = lanes.items.find(({ isMine }) => isMine);
  if (!range) throw new Error('The phone answers for no range.');
  await checker.take({ pointId, gate, direction: 'in', lane });
  while (checker.state.rosterAsOf === undefined) await checker.beat();

  async function shown(wish: Parameters<typeof checker.scan>[0]): Promise<ScanCard> {
    await checker.scan(wish);
    if (!checker.state.card) throw new Error('The phone shows nothing.');
    return checker.state.card;
  }
  return {
    range,
    kept,
    uploads,
    repeat: ({ input }) => ask(uploadScans, input),
    loseNetwork() {
      isCut = true;
    },
    async scan(text, at, pin) {
      time = at;
      const card = await shown({ text });
      return card.reason === 'provisional' ? shown({ text, pin, note: '现场核对过证件' }) : card;
    },
    async comeBack(phase) {
      isCut = false;
      time = undefined;
      await pause(phase * beatOfflineMs);
      for (;;) {
        await checker.beat();
        if (checker.state.queue.every(({ state }) => state !== 'waiting')) return;
        await pause(beatOfflineMs);
      }
    },
  };
}
