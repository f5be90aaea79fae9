import { parseDate } from '@tuyuan/format/date.ts';
import type { CheckerCalls } from './checker-calls.ts';
import { type CheckerState, emptyChecker, waiting } from './checker-state.ts';
import type { CheckerStorage, ScanCard, Stand } from './checker-types.ts';
import { scanOffline, undoOffline } from './scan-offline.ts';
import { ScanRefused } from './scan-refused.ts';
import { sendQueue } from './send-queue.ts';
import { fetchRoster } from './sync-roster.ts';

export interface CheckerDeps {
  readonly calls: CheckerCalls;
  readonly storage: CheckerStorage;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Told of the server's clock: when it was asked and answered by the phone's. */
  noteServerTime(serverTime: number, askedAt: number, answeredAt: number): void;
}

/** Nobody waits longer at a door; then the phone decides by itself. */
const patienceMs = 3500;
const slowMs = 1500;

export interface ScanWish {
  /** What was scanned or typed. */
  readonly text?: string;
  /** Who was found by name; needs the network and a note. */
  readonly attendeeId?: number;
  readonly note?: string;
  /** A supervisor's. */
  readonly pin?: string;
}

export type Checker = ReturnType<typeof createChecker>;

/** What a scanning phone does, without what it looks like: asks the server while it answers, decides by itself while it does not, and loses nothing. */
export function createChecker(deps: CheckerDeps) {
  const { calls, storage } = deps;
  const listeners = new Set<() => void>();
  let state = emptyChecker;
  function become(part: Partial<CheckerState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const readQueue = async () => become({ queue: await storage.readQueue() });

  async function open(key: string): Promise<void> {
    const [kept, stand] = await Promise.all([storage.readStation(), storage.readStand()]);
    await readQueue();
    if (kept) become({ station: kept, stand });
    const askedAt = Date.now();
    const answer = await calls.register({ key });
    if (answer.kind === 'answer') {
      const station = answer.result;
      deps.noteServerTime(station.serverTime, askedAt, Date.now());
      await storage.writeStation(station);
      const isThere = station.points.some(({ id }) => id === stand?.pointId);
      become({ station, stand: isThere ? stand : undefined, fault: undefined, network: 'online' });
    } else if (answer.kind === 'refusal') become({ station: undefined, fault: answer.message });
    else become({ network: 'offline', ...(kept ? {} : { fault: '第一次使用核验要联网，请连上网络后再试。' }) });
  }

  async function take(stand: Stand): Promise<void> {
    await storage.writeStand(stand);
    become({ stand, card: undefined });
    await refreshRoster();
  }

  async function refreshRoster(): Promise<void> {
    const { station, stand } = state;
    if (!station || !stand) return;
    const asOf = await fetchRoster(calls, storage, { deviceId: station.deviceId, pointId: stand.pointId });
    if (asOf !== undefined) become({ rosterAsOf: asOf });
    else become({ rosterAsOf: (await storage.readCursor(stand.pointId))?.asOf });
  }

  async function scan(wish: ScanWish): Promise<void> {
    const { station, stand } = state;
    if (!station || !stand || state.isBusy) return;
    become({ isBusy: true });
    try {
      const nonce = crypto.randomUUID();
      const isAsked = state.network !== 'offline' || wish.text === undefined;
      const card = (isAsked ? await ask(nonce, wish) : undefined) ?? (await decideAlone(nonce, wish));
      if (card) show(card);
    } finally {
      become({ isBusy: false });
    }
  }

  function show(card: ScanCard): void {
    const isIn = card.verdict !== 'refused' && card.reason !== 'ambiguous' && card.undoUntil !== null;
    become({ card, admitted: state.admitted + (isIn ? 1 : 0) });
  }

  /** Undefined where no answer came in time: then the phone decides, under the same nonce, and nothing is done twice. */
  async function ask(nonce: string, { text, attendeeId, note = '', pin }: ScanWish): Promise<ScanCard | undefined> {
    const { station, stand } = state;
    if (!station || !stand) return undefined;
    const { pointId, gate, direction } = stand;
    const askedAt = Date.now();
    const answer = await calls.scan(
      { deviceId: station.deviceId, nonce, pointId, gate, direction, text, attendeeId, note, pin },
      patienceMs,
    );
    const latencyMs = Date.now() - askedAt;
    if (answer.kind === 'silence') {
      become({ network: 'offline', latencyMs: null });
      return undefined;
    }
    become({
      latencyMs,
      network: state.network === 'syncing' ? 'syncing' : latencyMs > slowMs ? 'degraded' : 'online',
    });
    if (answer.kind === 'refusal') throw new ScanRefused(answer.code, answer.message);
    const { result } = answer;
    return {
      ...result,
      nonce,
      text,
      at: parseDate(result.scannedAt)?.getTime() ?? deps.now(),
      isOffline: false,
    };
  }

  async function decideAlone(nonce: string, wish: ScanWish): Promise<ScanCard | undefined> {
    const { station, stand } = state;
    if (!station || !stand) return undefined;
    if (wish.text === undefined)
      throw new ScanRefused('Network.Broken', '没有网络，不能按姓名签到。请扫码或输入票号。');
    const card = await scanOffline(deps, {
      station,
      stand,
      nonce,
      text: wish.text,
      note: wish.note ?? '',
      pin: wish.pin,
    });
    await readQueue();
    return card;
  }

  async function undo(card: Pick<ScanCard, 'nonce' | 'scanId'>, reason: string): Promise<void> {
    const { station } = state;
    if (!station) return;
    if (card.scanId === null) await undoOffline(storage, card.nonce);
    else {
      const answer = await calls.undo({ deviceId: station.deviceId, scanId: card.scanId, reason });
      if (answer.kind === 'silence') throw new ScanRefused('Network.Broken', '没有网络，撤销没有成功。');
      if (answer.kind === 'refusal') throw new ScanRefused(answer.code, answer.message);
    }
    await readQueue();
    become({ card: undefined, admitted: Math.max(0, state.admitted - 1) });
  }

  /** A sign of life; with it the queue goes out and the roster comes in. Called every few seconds. */
  async function beat(): Promise<void> {
    const { station, stand, network } = state;
    if (!station || network === 'syncing') return;
    const askedAt = Date.now();
    const answer = await calls.report(
      {
        deviceId: station.deviceId,
        pointId: stand?.pointId ?? null,
        gate: stand?.gate ?? '',
        state: network === 'offline' ? 'syncing' : network,
        queueDepth: waiting(state.queue).length,
        latencyMs: state.latencyMs,
      },
      patienceMs,
    );
    if (answer.kind !== 'answer') {
      if (answer.kind === 'silence') become({ network: 'offline', latencyMs: null });
      else become({ fault: answer.message });
      return;
    }
    deps.noteServerTime(answer.result.serverTime, askedAt, Date.now());
    const latencyMs = Date.now() - askedAt;
    become({
      latencyMs,
      network: waiting(state.queue).length > 0 ? 'syncing' : latencyMs > slowMs ? 'degraded' : 'online',
    });
    if (state.network === 'syncing') await send();
    await refreshRoster();
  }

  async function send(): Promise<void> {
    const { station } = state;
    if (!station) return;
    const isSent = await sendQueue(calls, storage, station.deviceId, readQueue);
    become({ network: isSent ? 'online' : 'offline' });
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    take,
    scan,
    undo,
    beat,
    /** Back to the camera. */
    dismiss: () => become({ card: undefined }),
  };
}
