import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { VideoEncoder, VideoFacts } from '../../modules/library/index.ts';
import type { EncodeReply, EncoderOptions, EncodeTask } from './encode-task.ts';
import { residentBytes } from './resident-bytes.ts';

interface ForkedOptions extends EncoderOptions {
  name: VideoEncoder['name'];
  workerFile: URL;
  /** For one file of a ladder, however long the film. */
  timeoutMs: number;
  /** That a process may hold, with what it has started. */
  memoryBytes?: number;
}

const fontsFile = fileURLToPath(new URL('../../platform/imaging/no-system-fonts.conf', import.meta.url));
const shortTimeoutMs = 120_000;
/** From the key frame before it. */
const perStillMs = 10_000;
/** What any film may take, and how many times its length. */
const [patienceMs, patiencePerMs] = [180_000, 20];
const defaultMemoryBytes = 2 * 1024 ** 3;
const lookEveryMs = 250;
const graceMs = 2000;
/** Behind everything that a visitor waits for. */
const niceness = 10;

/** An encoder whose every task is done by a process of its own, which ends with this one. */
export function forkedEncoder({
  name,
  workerFile,
  timeoutMs,
  memoryBytes = defaultMemoryBytes,
  ...options
}: ForkedOptions): VideoEncoder {
  const patienceFor = (lengthMs: number) => Math.min(timeoutMs, patienceMs + lengthMs * patiencePerMs);
  let isThere: Promise<boolean> | undefined;

  async function run(task: EncodeTask, limits: RunLimits = {}): Promise<VideoFacts | null> {
    limits.signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<VideoFacts | null>();
    const child = fork(workerFile, {
      serialization: 'advanced',
      // None of the server's environment: it contains secrets, and this process reads untrusted files.
      env: { FONTCONFIG_FILE: fontsFile },
      ...('folder' in task && { cwd: task.folder }),
      ...(task.kind === 'probe' && { cwd: dirname(task.source) }),
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const { pid } = child;
    if (pid !== undefined) {
      setPriority(pid, niceness);
      // Where the machine runs out of memory, this is what has to go.
      void writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
    }
    // What is read natively is under no limit of Node's.
    const look = async () => {
      if (pid !== undefined && (await residentBytes(pid)) > memoryBytes) reject(new AppError('Video.TooHeavy'));
    };
    const watch = setInterval(() => void look(), lookEveryMs);
    const timer = setTimeout(() => reject(new AppError('Video.TooSlow')), limits.timeoutMs ?? shortTimeoutMs);
    const abort = () => reject(limits.signal?.reason);
    limits.signal?.addEventListener('abort', abort);
    child.on('message', (reply: EncodeReply) => {
      if (reply.type === 'progress') limits.onProgress?.(reply.ms);
      else if (reply.type === 'done') resolve(reply.facts);
      else if (reply.type === 'refused') reject(new AppError(reply.code));
      else if (reply.isPassing) reject(new Error(reply.message));
      else reject(new AppError('Video.EncodeFailed', { cause: reply.message }));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => reject(new Error(`The encoder ended with ${code ?? signal} unanswered.`)));
    child.send({ input: { task, options } });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      limits.signal?.removeEventListener('abort', abort);
      // It kills what it has started, then itself; a signal would leave it no time for the first.
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    }
  }

  return {
    name,
    isThere() {
      isThere ??= run({ kind: 'check' }).then(
        () => true,
        () => {
          // A start that failed on a busy machine may succeed later.
          isThere = undefined;
          return false;
        },
      );
      return isThere;
    },
    async probe(source) {
      const facts = await run({ kind: 'probe', source });
      if (!facts) throw new AppError('Video.Unreadable');
      return facts;
    },
    async writeStills(task, signal) {
      const timeoutMs = shortTimeoutMs + task.stills.length * perStillMs;
      await run({ kind: 'still', ...task }, { timeoutMs, ...(signal && { signal }) });
    },
    async writeRendition(task, onProgress, signal) {
      const tooLong = new AbortController();
      const note = (ms: number) => {
        if (ms > task.limitMs) tooLong.abort(new AppError('Video.TooLong'));
        else onProgress(Math.min(1, ms / task.durationMs));
      };
      const limits = { timeoutMs: patienceFor(task.durationMs), onProgress: note };
      await run({ kind: 'rendition', ...task }, { ...limits, signal: AbortSignal.any([signal, tooLong.signal]) });
    },
    async writePreview(task) {
      await run({ kind: 'preview', ...task }, { timeoutMs: patienceFor(task.lengthMs) });
    },
  };
}

interface RunLimits {
  timeoutMs?: number;
  onProgress?: (ms: number) => void;
  signal?: AbortSignal;
}
