import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import pLimit from 'p-limit';
import { HumanAnswer, type HumanFace, memoryExitCode } from './human-answer.ts';

export interface HumanProcessOptions {
  /** Loading the models; on a busy machine that may take long. */
  startTimeoutMs?: number;
  /** One picture. */
  timeoutMs?: number;
  memoryCapBytes?: number;
  /** An idle process is ended after this: it holds 350 MB. */
  idleMs?: number;
  /** Program of the process; another only in tests. */
  workerFile?: string;
}

export interface HumanProcess {
  /** Throws `Picture.Corrupt`, `Picture.TooSlow`, `Picture.TooMuchMemory`, `Picture.DecoderCrashed`. */
  detect(picture: Uint8Array): Promise<HumanFace[]>;
  close(): void;
}

const ownWorkerFile = fileURLToPath(new URL('./human-worker.ts', import.meta.url));

/** The face models in a process of their own, started with the first picture; one picture at a time. */
export function openHumanProcess(options: HumanProcessOptions = {}): HumanProcess {
  const { startTimeoutMs = 120_000, timeoutMs = 30_000, idleMs = 60_000, workerFile = ownWorkerFile } = options;
  const memoryCapBytes = options.memoryCapBytes ?? 1024 * 1024 * 1024;
  const inTurn = pLimit(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(workerFile, [String(memoryCapBytes)], {
      serialization: 'advanced',
      // None of the server's environment: it contains secrets, and this process reads pictures from outside.
      env: {},
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
    });
    started.on('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  }

  function end(): void {
    clearTimeout(idle);
    const ended = child;
    child = null;
    ended?.kill('SIGKILL');
  }

  function ask(picture: Uint8Array): Promise<HumanFace[]> {
    const { promise, resolve, reject } = Promise.withResolvers<HumanFace[]>();
    const isNew = child === null;
    const asked = child ?? start();
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const tooSlow = () => fail(new AppError('Picture.TooSlow'));
    const notStarting = () => fail(new Error('The face process does not start.'));
    let timer = isNew ? setTimeout(notStarting, startTimeoutMs) : setTimeout(tooSlow, timeoutMs);
    const onMessage = (message: unknown) => {
      const answer = HumanAnswer.safeParse(message);
      if (!answer.success) return fail(new Error('The face process answered nonsense.', { cause: answer.error }));
      if (answer.data.type === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(tooSlow, timeoutMs);
      } else if (answer.data.type === 'faces') resolve(answer.data.faces);
      else if (answer.data.type === 'refused') reject(new AppError('Picture.Corrupt'));
      else fail(new Error(`The face process failed: ${answer.data.message}`));
    };
    const onExit = (code: number | null, signal: string | null) => {
      // A SIGKILL that is not ours comes from a kernel out of memory.
      const isMemory = code === memoryExitCode || signal === 'SIGKILL';
      reject(
        new AppError(isMemory ? 'Picture.TooMuchMemory' : 'Picture.DecoderCrashed', { details: `${code ?? signal}` }),
      );
    };
    asked.on('message', onMessage);
    asked.on('exit', onExit);
    asked.on('error', fail);
    asked.ref();
    asked.channel?.ref();
    asked.send(picture);
    return promise.finally(() => {
      clearTimeout(timer);
      asked.off('message', onMessage);
      asked.off('exit', onExit);
      asked.off('error', fail);
      // A picture under way keeps the server alive, an idle process does not.
      asked.unref();
      asked.channel?.unref();
      clearTimeout(idle);
      idle = setTimeout(end, idleMs).unref();
    });
  }

  return { detect: (picture) => inTurn(() => ask(picture)), close: end };
}
