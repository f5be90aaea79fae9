import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { VideoEncoder, VideoFacts } from '../../modules/library/index.ts';
import type { EncodeReply, EncoderOptions, EncodeTask } from './encode-task.ts';

interface ForkedOptions extends EncoderOptions {
  name: VideoEncoder['name'];
  workerFile: URL;
  /** For one file of a ladder. */
  timeoutMs: number;
}

const fontsFile = fileURLToPath(new URL('../../platform/imaging/no-system-fonts.conf', import.meta.url));
const shortTimeoutMs = 120_000;
const graceMs = 2000;
/** Behind everything that a visitor waits for. */
const niceness = 10;

/** An encoder whose every task is done by a process of its own, which ends with this one. */
export function forkedEncoder({ name, workerFile, timeoutMs, ...options }: ForkedOptions): VideoEncoder {
  let isThere: Promise<boolean> | undefined;

  async function run(task: EncodeTask, limits: RunLimits = {}): Promise<VideoFacts | null> {
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
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    const timer = setTimeout(() => reject(new AppError('Video.TooSlow')), limits.timeoutMs ?? shortTimeoutMs);
    const abort = () => reject(new Error('The encoding was given up.'));
    limits.signal?.addEventListener('abort', abort);
    child.on('message', (reply: EncodeReply) => {
      if (reply.type === 'progress') limits.onProgress?.(reply.share);
      else if (reply.type === 'done') resolve(reply.facts);
      else if (reply.type === 'refused') reject(new AppError(reply.code));
      else reject(new AppError('Video.EncodeFailed', { cause: reply.message }));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => reject(new Error(`The encoder ended with ${code ?? signal} unanswered.`)));
    child.send({ input: { task, options } });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
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
    async writeStill(task) {
      await run({ kind: 'still', ...task });
    },
    async writeRendition(task, onProgress, signal) {
      await run({ kind: 'rendition', ...task }, { timeoutMs, onProgress, signal });
    },
    async writePreview(task) {
      await run({ kind: 'preview', ...task }, { timeoutMs });
    },
  };
}

interface RunLimits {
  timeoutMs?: number;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}
