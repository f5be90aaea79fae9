import { createStore, type Store } from '@tuyuan/ui/create-store.ts';
import { type RateMeter, rateMeter } from './transfer-rate.ts';

export interface UploadJob {
  readonly id: number;
  /** Of the upload's address. */
  readonly key: string;
  readonly file: Blob;
  readonly sentBytes: number;
}

/** Why a transfer ended early: the connection broke, the session ended, or the server won't have the file. */
export type TransferFault = 'network' | 'session' | { readonly message: string };

interface SendListener {
  onProgress(sentBytes: number): void;
  onDone(): void;
  onFault(fault: TransferFault): void;
}

/** Sends a file from where it stopped; returns a function that interrupts it. */
export type SendFile = (job: UploadJob, listener: SendListener) => () => void;

export interface Transfer {
  readonly id: number;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly state: 'queued' | 'sending' | 'paused' | 'sent' | 'failed';
  /** Bytes per second while it is being sent. */
  readonly rate: number | undefined;
  /** Why it failed; "" otherwise. */
  readonly fault: string;
}

export interface QueueState {
  readonly transfers: ReadonlyMap<number, Transfer>;
  /** The network is gone; the queue goes on by itself when it is back. */
  readonly isOffline: boolean;
}

export interface UploadQueue extends Pick<Store<QueueState>, 'get' | 'subscribe'> {
  add(jobs: readonly UploadJob[]): void;
  pause(ids?: readonly number[]): void;
  /** Continues what was paused or failed. */
  resume(ids?: readonly number[]): void;
  remove(ids: readonly number[]): void;
  /** Tries at once in place of waiting. */
  retryNow(): void;
  /** Interrupts everything, for the end of the page. */
  close(): void;
}

interface Advance {
  readonly sentBytes: number;
  /** What had been sent when it was taken up. */
  readonly before: number;
  readonly meter: RateMeter;
}

interface QueueOptions {
  readonly send: SendFile;
  readonly maxAtOnce?: number;
  /** Called once for each file that arrived. */
  onSent(id: number): void;
  /** Called once when the session has ended; the queue waits until `resume`. */
  onSessionEnd(): void;
  onOffline?(): void;
}

const maxWaitMs = 30_000;
const publishEveryMs = 250;

/** Sends files, a few at once. A lost network interrupts it until a lone file gets through again. Depends neither on React nor on the protocol. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  const { send, maxAtOnce = 3, onSent, onSessionEnd, onOffline } = options;
  const store = createStore<QueueState>({ transfers: new Map(), isOffline: false });
  const jobs = new Map<number, UploadJob>();
  const sending = new Map<number, { interrupt(): void; readonly meter: RateMeter }>();
  const unpublished = new Map<number, Partial<Transfer>>();
  let publishing: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function publish(): void {
    clearTimeout(publishing);
    publishing = undefined;
    const transfers = new Map(store.get().transfers);
    for (const [id, part] of unpublished) {
      const known = transfers.get(id);
      if (known) transfers.set(id, { ...known, ...part });
    }
    unpublished.clear();
    store.set({ ...store.get(), transfers });
  }

  function change(ids: readonly number[], part: Partial<Transfer>): void {
    for (const id of ids) unpublished.set(id, { ...unpublished.get(id), ...part });
    publish();
  }

  function idsIn(...states: readonly Transfer['state'][]): number[] {
    return [...store.get().transfers.values()].flatMap(({ id, state }) => (states.includes(state) ? [id] : []));
  }

  function interrupt(ids: readonly number[]): void {
    for (const id of ids) {
      sending.get(id)?.interrupt();
      sending.delete(id);
    }
  }

  function setOffline(isOffline: boolean): void {
    if (store.get().isOffline !== isOffline) store.set({ ...store.get(), isOffline });
  }

  function pump(): void {
    // Without a network one file tries whether it is back.
    const room = (store.get().isOffline ? 1 : maxAtOnce) - sending.size;
    for (const id of idsIn('queued').slice(0, Math.max(0, room))) start(id);
  }

  function start(id: number): void {
    const job = jobs.get(id);
    if (!job) return;
    const meter = rateMeter();
    const before = store.get().transfers.get(id)?.sentBytes ?? 0;
    const isCurrent = () => sending.get(id)?.meter === meter;
    // Before it is sent: a fault may come at once.
    sending.set(id, { interrupt: () => {}, meter });
    change([id], { state: 'sending', fault: '' });
    const stop = send(job, {
      onProgress: (sentBytes) => isCurrent() && progress(id, { sentBytes, before, meter }),
      onDone: () => isCurrent() && finish(id, job),
      onFault: (fault) => isCurrent() && fail(id, fault),
    });
    if (isCurrent()) sending.set(id, { interrupt: stop, meter });
  }

  function progress(id: number, { sentBytes, before, meter }: Advance): void {
    const now = performance.now();
    meter.add(now, sentBytes);
    unpublished.set(id, { ...unpublished.get(id), sentBytes, rate: meter.rate(now) });
    publishing ??= setTimeout(publish, publishEveryMs);
    // Where it stands is said before anything was sent.
    if (sentBytes <= before || !store.get().isOffline) return;
    tries = 0;
    setOffline(false);
    pump();
  }

  function finish(id: number, job: UploadJob): void {
    sending.delete(id);
    jobs.delete(id);
    tries = 0;
    setOffline(false);
    change([id], { state: 'sent', sentBytes: job.file.size, rate: undefined });
    onSent(id);
    pump();
  }

  function fail(id: number, fault: TransferFault): void {
    if (typeof fault === 'object') {
      sending.delete(id);
      change([id], { state: 'failed', rate: undefined, fault: fault.message });
      pump();
      return;
    }
    if (fault === 'session') {
      const all = [...sending.keys()];
      interrupt(all);
      change([...all, ...idsIn('queued')], { state: 'paused', rate: undefined });
      onSessionEnd();
      return;
    }
    // The others go on as long as they can: one broken connection isn't a lost network yet.
    sending.delete(id);
    change([id], { state: 'queued', rate: undefined });
    const wasOffline = store.get().isOffline;
    setOffline(true);
    if (!wasOffline) onOffline?.();
    if (retrying !== undefined) return;
    retrying = setTimeout(retry, Math.min(maxWaitMs, 1000 * 2 ** tries));
    tries += 1;
  }

  function retry(): void {
    clearTimeout(retrying);
    retrying = undefined;
    pump();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add(added) {
      const transfers = new Map(store.get().transfers);
      for (const job of added) {
        if (sending.has(job.id)) continue;
        jobs.set(job.id, job);
        const { id, sentBytes, file } = job;
        transfers.set(id, { id, sentBytes, bytes: file.size, state: 'queued', rate: undefined, fault: '' });
      }
      store.set({ ...store.get(), transfers });
      pump();
    },
    pause(ids = idsIn('queued', 'sending')) {
      const open = ids.filter((id) => jobs.has(id));
      interrupt(open);
      change(open, { state: 'paused', rate: undefined });
      pump();
    },
    resume(ids = idsIn('paused')) {
      const open = ids.filter((id) => jobs.has(id) && !sending.has(id));
      change(open, { state: 'queued', fault: '' });
      pump();
    },
    remove(ids) {
      interrupt(ids);
      const transfers = new Map(store.get().transfers);
      for (const id of ids) {
        jobs.delete(id);
        unpublished.delete(id);
        transfers.delete(id);
      }
      store.set({ ...store.get(), transfers });
      pump();
    },
    retryNow() {
      tries = 0;
      retry();
    },
    close() {
      clearTimeout(retrying);
      clearTimeout(publishing);
      interrupt([...sending.keys()]);
      jobs.clear();
    },
  };
}
