import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { AppError } from '@tuyuan/errors/app-error.ts';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { memoryExitCode } from './memory-exit-code.ts';
import { ProcessAnswer } from './process-answer.ts';

export interface AskedProcessOptions {
  /** Loading the models; on a busy machine that may take long. */
  startTimeoutMs?: number;
  /** One question. */
  timeoutMs?: number;
  memoryCapBytes?: number;
  /** An idle process is ended after this: it holds its models in memory. */
  idleMs?: number;
}

interface AskedProgram<Answer> extends AskedProcessOptions {
  /** As it is called in errors: `face`. */
  name: string;
  /** Runs `answerQuestions`. */
  file: string;
  /** Its arguments, behind the memory cap. */
  args?: readonly string[];
  answer: z.ZodType<Answer>;
}

/** A program that didn’t come up isn’t started again for so long. */
const restMs = 60_000;

export interface AskedProcess<Answer> {
  /** Throws `Picture.Corrupt`, `Picture.TooSlow`, `Picture.TooMuchMemory`, `Picture.DecoderCrashed`. */
  ask(question: Serializable): Promise<Answer>;
  close(): void;
}

/** A program with models in a process of its own, started with the first question; one question at a time. */
export function openAskedProcess<Answer>(program: AskedProgram<Answer>): AskedProcess<Answer> {
  const { name, file, args = [], answer: Expected } = program;
  const { startTimeoutMs = 120_000, timeoutMs = 30_000, idleMs = 60_000 } = program;
  const memoryCapBytes = program.memoryCapBytes ?? 1024 * 1024 * 1024;
  const inTurn = pLimit(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** The last time it didn't come up: until when it isn't started again, and why. */
  let rest = { until: 0, fault: '' };

  function start(): ChildProcess {
    const started = fork(file, [String(memoryCapBytes), ...args], {
      serialization: 'advanced',
      // None of the server's environment: it contains secrets, and this process reads files from outside.
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

  async function ask(question: Serializable): Promise<Answer> {
    clearTimeout(idle);
    if (isClosed) throw new Error(`The ${name} process is closed.`);
    if (child === null && performance.now() < rest.until)
      throw new Error(`The ${name} process rests, it didn’t start: ${rest.fault}`);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const isNew = child === null;
    let isReady = !isNew;
    const asked = child ?? start();
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const tooSlow = () => fail(new AppError('Picture.TooSlow'));
    const notStarting = () => fail(new Error(`The ${name} process does not start.`));
    let timer = isNew ? setTimeout(notStarting, startTimeoutMs) : setTimeout(tooSlow, timeoutMs);
    const nonsense = (cause: unknown) => fail(new Error(`The ${name} process answered nonsense.`, { cause }));
    const onMessage = (message: unknown) => {
      const sent = ProcessAnswer.safeParse(message);
      if (!sent.success) return nonsense(sent.error);
      if (sent.data.type === 'ready') {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(tooSlow, timeoutMs);
      } else if (sent.data.type === 'answer') {
        const answer = Expected.safeParse(sent.data.answer);
        if (answer.success) resolve(answer.data);
        else nonsense(answer.error);
      } else if (sent.data.type === 'refused') reject(new AppError('Picture.Corrupt'));
      else fail(new Error(`The ${name} process failed: ${sent.data.message}`));
    };
    const onExit = (code: number | null, signal: string | null) => {
      if (isClosed) return reject(new Error(`The ${name} process is closed.`));
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
    asked.send(question);
    const answered = promise.catch((error: unknown) => {
      if (!isReady) rest = { until: performance.now() + restMs, fault: String(error) };
      throw error;
    });
    return answered.finally(() => {
      clearTimeout(timer);
      asked.off('message', onMessage);
      asked.off('exit', onExit);
      asked.off('error', fail);
      // A question under way keeps the server alive, an idle process does not.
      asked.unref();
      asked.channel?.unref();
      clearTimeout(idle);
      idle = setTimeout(end, idleMs).unref();
    });
  }

  function close(): void {
    isClosed = true;
    end();
  }

  return { ask: (question) => inTurn(() => ask(question)), close };
}
