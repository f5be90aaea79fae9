import { randomId } from '@tuyuan/api-client/random-id.ts';
import type { CallAnswer } from './checker-calls.ts';
import type { CheckerDeps } from './checker-deps.ts';
import { type CheckerState, emptyChecker, waiting } from './checker-state.ts';
import type { QueueEntry, ScanAttempt, ScanCard, ScanWish, Stand } from './checker-types.ts';
import { cleanScan } from './clean-scan.ts';
import { decideAlone } from './decide-alone.ts';
import { inTurn } from './in-turn.ts';
import { rememberOnline } from './remember-online.ts';
import { removeRefused } from './remove-refused.ts';
import { scanOnline } from './scan-online.ts';
import { ScanRefused } from './scan-refused.ts';
import { sendQueue } from './send-queue.ts';
import { standAmong } from './stand-among.ts';
import { fetchRoster } from './sync-roster.ts';
import { undoAdmission } from './undo-admission.ts';

/** The longest wait at a door; then the phone decides by itself. */
const patienceMs = 3500;
const slowMs = 1500;

export type Checker = ReturnType<typeof createChecker>;

/**
 * Creates a scanning phone's logic, without its UI: asks the server while it answers, decides by itself while it does
 * not, and loses nothing.
 */
export function createChecker(deps: CheckerDeps) {
  const { calls, storage, conferenceId, limit } = deps;
  const listeners = new Set<() => void>();
  let state: CheckerState = { ...emptyChecker, limit };
  let isRegistered = false;
  let isEnded = false;
  // Entries being uploaded must not be removed from the queue meanwhile.
  const onQueue = inTurn();
  function become(part: Partial<CheckerState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const isOwn = (entry: QueueEntry) =>
    entry.conferenceId === undefined
      ? state.station?.points.some(({ id }) => id === entry.item.pointId) === true
      : entry.conferenceId === conferenceId;
  async function readQueue(): Promise<void> {
    const all = await storage.readQueue();
    const queue = all.filter(isOwn);
    become({ queue, elsewhere: waiting(all).length - waiting(queue).length });
  }

  async function open(): Promise<void> {
    const [kept, stand] = await Promise.all([storage.readStation(), storage.readStand()]);
    if (kept?.conferenceId === conferenceId) become({ station: kept, stand: standAmong(kept, stand) });
    await readQueue();
    await register();
  }

  async function register(patience?: number): Promise<void> {
    const askedAt = Date.now();
    const answer = await calls.register({ key: deps.key }, patience);
    if (answer.kind === 'silence') {
      become({ network: 'offline', latencyMs: null });
      if (!state.station) become({ fault: '第一次使用核验要联网，请连上网络后再试。' });
    } else if (answer.kind === 'refusal') refuse(answer);
    else if (answer.result.conferenceId !== conferenceId) end('这台手机已经登录另一场会议，请重新进入核验。');
    else {
      const station = answer.result;
      deps.noteServerTime(station.serverTime, askedAt, Date.now());
      await storage.writeStation(station);
      isRegistered = true;
      // The stand may have been chosen while the answer was on its way.
      become({ station, stand: standAmong(station, state.stand), fault: undefined, network: 'online' });
      await readQueue();
    }
  }

  function end(fault: string): void {
    isEnded = true;
    become({ fault });
  }

  function refuse({ code, message }: Extract<CallAnswer<never>, { kind: 'refusal' }>): void {
    // Whatever the answer, the server is reachable and is asked from here on.
    if (state.network === 'offline') become({ network: 'online' });
    // Another user has since worked on this phone, or it is out of use: registering it again shows which.
    if (code === 'CheckIn.DeviceNotFound') isRegistered = false;
    else if (code === 'CheckIn.DeviceRevoked' || code.startsWith('Ticket.')) end(message);
    else if (!state.station) become({ fault: message });
  }

  async function take(stand: Stand): Promise<void> {
    await storage.writeStand(stand);
    become({ stand, card: undefined });
    await refreshRoster();
  }

  /** Stores the range of tickets that the phone is responsible for, if it has a sign point. */
  async function hold(lane: number | null): Promise<void> {
    if (!state.stand) return;
    const stand = { ...state.stand, lane };
    await storage.writeStand(stand);
    become({ stand });
  }

  async function refreshRoster(): Promise<void> {
    const { station, stand } = state;
    if (!station || !stand || limit !== undefined) return;
    const asOf = await fetchRoster(calls, storage, { deviceId: station.deviceId, pointId: stand.pointId });
    become({ rosterAsOf: asOf ?? (await storage.readCursor(stand.pointId))?.asOf });
  }

  /** Returns the card shown now; undefined while the previous one is still being decided. Throws `ScanRefused` when there is none. */
  async function scan(asked: ScanWish): Promise<ScanCard | undefined> {
    const { station, stand } = state;
    const wish = asked.text === undefined ? asked : { ...asked, text: cleanScan(asked.text) };
    if (!station || !stand || state.isBusy) return undefined;
    if (wish.text === '') throw new ScanRefused('Request.Invalid', '没有读到内容，请再试一次。');
    if (isEnded) throw new ScanRefused('CheckIn.DeviceRevoked', state.fault ?? '');
    become({ isBusy: true });
    try {
      const attempt = { station, stand, nonce: randomId(), wish };
      const isAsked = state.network !== 'offline' || wish.text === undefined || limit !== undefined;
      const answered = isAsked ? await ask(attempt) : undefined;
      const card = answered ?? (await decideAlone(deps, attempt, isAsked));
      show(card);
      // This only serves later scans: its failure must not affect what was decided.
      if (!answered) await readQueue().catch(() => {});
      else if (limit === undefined) await rememberOnline(storage, { station, stand, card }).catch(() => {});
      return card;
    } finally {
      become({ isBusy: false });
    }
  }

  function show(card: ScanCard): void {
    const isIn = card.verdict !== 'refused' && card.reason !== 'ambiguous' && card.undoUntil !== null;
    become({ card, admitted: state.admitted + (isIn ? 1 : 0) });
  }

  /** Returns undefined when no answer came in time: the phone then decides under the same nonce, and nothing is done twice. */
  async function ask(attempt: ScanAttempt): Promise<ScanCard | undefined> {
    const askedAt = Date.now();
    const answer = await scanOnline(deps, attempt, patienceMs);
    const latencyMs = Date.now() - askedAt;
    if (answer.kind === 'silence') {
      become({ network: 'offline', latencyMs: null });
      return undefined;
    }
    become({
      latencyMs,
      network: state.network === 'syncing' ? 'syncing' : latencyMs > slowMs ? 'degraded' : 'online',
    });
    if (answer.kind === 'answer') return answer.result;
    refuse(answer);
    throw new ScanRefused(answer.code, answer.message);
  }

  async function undo(card: Pick<ScanCard, 'nonce' | 'scanId'>, reason: string): Promise<void> {
    const { station } = state;
    if (!station) return;
    const take = () => undoAdmission(deps, { deviceId: station.deviceId, card, reason });
    await (card.scanId === null ? onQueue(take) : take());
    await readQueue();
    become({
      // The screen may show the next person by now.
      card: state.card?.nonce === card.nonce ? undefined : state.card,
      admitted: Math.max(0, state.admitted - 1),
    });
  }

  /** Sends a heartbeat, uploads the queue and fetches the roster. Called every few seconds. */
  async function beat(): Promise<void> {
    if (state.network === 'syncing' || isEnded) return;
    if (!isRegistered) await register(patienceMs);
    const { station, stand, network } = state;
    if (!station || !isRegistered || isEnded) return;
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
    if (answer.kind === 'silence') return become({ network: 'offline', latencyMs: null });
    if (answer.kind === 'refusal') {
      refuse(answer);
      if (!isRegistered) await register(patienceMs);
      return;
    }
    deps.noteServerTime(answer.result.serverTime, askedAt, Date.now());
    const latencyMs = Date.now() - askedAt;
    const hasQueue = waiting(state.queue).length > 0;
    become({ latencyMs, network: hasQueue ? 'syncing' : latencyMs > slowMs ? 'degraded' : 'online' });
    if (hasQueue) await send(station.deviceId);
    await refreshRoster();
  }

  async function send(deviceId: number): Promise<void> {
    try {
      const readWaiting = async () => waiting((await storage.readQueue()).filter(isOwn));
      const stop = await onQueue(() => sendQueue({ calls, storage, deviceId, readWaiting, onStored: readQueue }));
      become({ network: stop?.kind === 'silence' ? 'offline' : 'online', stopped: undefined });
      if (stop?.kind !== 'refusal') return;
      become({ stopped: stop.message });
      refuse(stop);
    } finally {
      // The rest is retried with the next heartbeat, also when the browser's storage failed.
      if (state.network === 'syncing') become({ network: 'online' });
    }
  }

  /** Sends once more what the server refused: a sign point may be back, or the program newer. */
  async function retry(): Promise<void> {
    for (const entry of state.queue)
      if (entry.state === 'refused') await storage.writeEntry({ ...entry, state: 'waiting', fault: undefined });
    await readQueue();
    await beat();
  }

  async function remove(nonce: string): Promise<void> {
    await onQueue(() => removeRefused(storage, nonce));
    await readQueue();
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
    hold,
    scan,
    undo,
    beat,
    retry,
    remove,
    /** Back to the camera. */
    dismiss: () => become({ card: undefined }),
  };
}
