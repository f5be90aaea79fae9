import { setPriority } from 'node:os';
import sharp from 'sharp';
import { memoryExitCode } from './memory-exit-code.ts';
import type { ProcessAnswer } from './process-answer.ts';

const belowServerPriority = 10;
const memoryCheckMs = 100;

/** Thrown where the picture of a question can't be read. */
export class Unreadable extends Error {}

interface Questions<Model> {
  load(): Promise<Model>;
  /** Throws `Unreadable`. */
  answer(model: Model, question: unknown): Promise<unknown>;
}

/** Makes this process one that `openAskedProcess` asks: one question at a time, until its parent is gone. */
export function answerQuestions<Model>({ load, answer }: Questions<Model>): void {
  const memoryCapBytes = Number(process.argv[2]);
  setPriority(belowServerPriority);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryCapBytes) process.exit(memoryExitCode);
  }, memoryCheckMs).unref();
  process.on('disconnect', () => process.exit(0));
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

  const reply = (sent: ProcessAnswer) => process.send?.(sent);
  const failed = (error: unknown): ProcessAnswer => ({ type: 'failed', message: String(error) });
  const model = load();
  model.then(
    () => reply({ type: 'ready' }),
    (error: unknown) => reply(failed(error)),
  );
  process.on('message', (question) => {
    void model
      .then(async (loaded): Promise<ProcessAnswer> => ({ type: 'answer', answer: await answer(loaded, question) }))
      .catch((error: unknown) => (error instanceof Unreadable ? { type: 'refused' as const } : failed(error)))
      .then(reply);
  });
}
