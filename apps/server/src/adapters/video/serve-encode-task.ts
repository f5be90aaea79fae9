import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFacts } from '../../modules/library/index.ts';
import { drawWatermarkOverlay } from '../../platform/imaging/draw-watermark-overlay.ts';
import { type EncodeReply, type EncoderOptions, type EncodeTask, markFile } from './encode-task.ts';

interface Asked {
  input: { task: EncodeTask; options: EncoderOptions };
}

export type RunTask = (
  task: EncodeTask,
  options: EncoderOptions,
  onProgress: (ms: number) => void,
) => Promise<VideoFacts | null>;

/** Thrown for a file that is no video, or not one that can be read. */
export class UnreadableVideo extends Error {}

/** Thrown where a program that was started ended without a word: it was killed. */
export class ProgramEnded extends Error {}

/** What a machine says that has run out of something. */
const passing = /No space left|Cannot allocate memory|Input\/output error|ENOSPC|ENOMEM|EIO\b/i;
/** Of the film. */
const toldEveryMs = 500;

/** Runs the one task that the parent sends, and ends with it: whoever asked is gone then. */
export function serveEncodeTask(run: RunTask): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.once('message', ({ input: { task, options } }: Asked) => {
    void answer(run, task, options).then((reply) => process.send?.(reply));
  });
}

async function answer(run: RunTask, task: EncodeTask, options: EncoderOptions): Promise<EncodeReply> {
  try {
    if ('marks' in task && task.marks.length > 0)
      await writeFile(join(task.folder, markFile), await drawWatermarkOverlay(task, task.marks));
    let told = 0;
    const facts = await run(task, options, (ms) => {
      if (ms < told + toldEveryMs) return;
      told = ms;
      process.send?.({ type: 'progress', ms } satisfies EncodeReply);
    });
    return { type: 'done', facts };
  } catch (error) {
    if (error instanceof UnreadableVideo) return { type: 'refused', code: 'Video.Unreadable' };
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'failed', message, isPassing: error instanceof ProgramEnded || passing.test(message) };
  }
}
