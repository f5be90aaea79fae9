import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { memoryExitCode } from '../memory-exit-code.ts';
import { type ImagingJob, ImagingReply, type ImagingResult } from './imaging-protocol.ts';
import type { ImagingSteps } from './run-imaging-job.ts';

export interface ImagingTask {
  job: ImagingJob;
  steps: ImagingSteps;
  resolve: (result: ImagingResult) => void;
  reject: (error: Error) => void;
}

interface SlotOptions {
  workerFile: string;
  timeoutMs: number;
  memoryCapBytes: number;
}

const startTimeoutMs = 120_000;
const fontsFile = fileURLToPath(new URL('./no-system-fonts.conf', import.meta.url));

/** Slot for one worker process, started on first use and restarted after it died. */
export class ImagingWorkerSlot {
  readonly #options: SlotOptions;
  readonly #onFree: () => void;
  #child: ChildProcess | null = null;
  #task: ImagingTask | null = null;
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SlotOptions, onFree: () => void) {
    this.#options = options;
    this.#onFree = onFree;
  }

  get isBusy(): boolean {
    return this.#task !== null;
  }

  start(task: ImagingTask): void {
    this.#task = task;
    this.#child ??= this.#fork();
    // A pending job keeps the server alive, an idle worker does not.
    this.#child.ref();
    this.#child.channel?.ref();
    if (this.#isReady) this.#startTimer();
    else this.#timer = setTimeout(() => this.#abandon(new Error('An imaging worker does not start.')), startTimeoutMs);
    this.#child.send(task.job, (error) => {
      // The worker died before it took the job: its exit gives the reason.
      if (error && this.#child === null) this.#finish((current) => current.reject(error));
    });
  }

  close(): void {
    this.#abandon(new Error('The imaging pool was closed.'));
  }

  /** On a busy machine starting a worker may take longer than a picture: only the picture's own time counts. */
  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abandon(new AppError('Picture.TooSlow')), this.#options.timeoutMs);
  }

  #fork(): ChildProcess {
    this.#isReady = false;
    const { workerFile, memoryCapBytes } = this.#options;
    const child = fork(workerFile, [String(memoryCapBytes)], {
      serialization: 'advanced',
      // None of the server's environment: it contains secrets, and this process reads untrusted files.
      env: { FONTCONFIG_FILE: fontsFile, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=256'],
    });
    child.on('message', (message) => {
      if (child === this.#child) this.#take(message);
    });
    child.on('error', (error) => {
      if (child === this.#child) this.#abandon(error);
    });
    child.on('exit', (code, signal) => {
      if (child !== this.#child) return;
      this.#child = null;
      // A SIGKILL that is not ours comes from a kernel out of memory.
      const isMemory = code === memoryExitCode || signal === 'SIGKILL';
      this.#finish((task) =>
        task.reject(
          new AppError(isMemory ? 'Picture.TooMuchMemory' : 'Picture.DecoderCrashed', { details: `${code ?? signal}` }),
        ),
      );
    });
    return child;
  }

  #take(message: unknown): void {
    const reply = ImagingReply.safeParse(message);
    if (!reply.success) {
      this.#abandon(new Error('An imaging worker answered nonsense.', { cause: reply.error }));
      return;
    }
    const { data } = reply;
    if (data.type === 'ready') {
      this.#isReady = true;
      if (this.#task) this.#startTimer();
    } else if (data.type === 'derivative') this.#task?.steps.onDerivative(data.derivative);
    else if (data.type === 'panoramaFile') this.#task?.steps.onPanoramaFile(data.file);
    else if (data.type === 'presentable') this.#task?.steps.onPresentable(data.rendered);
    else if (data.type === 'done') this.#finish((task) => task.resolve(data.result));
    else if (data.type === 'refused') this.#finish((task) => task.reject(refused(data)));
    else this.#finish((task) => task.reject(new Error(`An imaging worker failed: ${data.message}`)));
  }

  /** Kills the worker and fails its task. */
  #abandon(error: Error): void {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    this.#finish((task) => task.reject(error));
  }

  #finish(settle: (task: ImagingTask) => void): void {
    clearTimeout(this.#timer);
    const task = this.#task;
    this.#task = null;
    this.#child?.unref();
    this.#child?.channel?.unref();
    if (!task) return;
    settle(task);
    this.#onFree();
  }
}

function refused({ code, details }: { code: AppError['code']; details?: string | undefined }): AppError {
  return new AppError(code, details === undefined ? {} : { details });
}
