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
  onProgress: (share: number) => void,
) => Promise<VideoFacts | null>;

/** Thrown for a file that is no video, or not one that can be read. */
export class UnreadableVideo extends Error {}

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
    const facts = await run(task, options, (share) => {
      if (share < told + 0.01) return;
      told = share;
      process.send?.({ type: 'progress', share: Math.min(1, share) } satisfies EncodeReply);
    });
    return { type: 'done', facts };
  } catch (error) {
    if (error instanceof UnreadableVideo) return { type: 'refused', code: 'Video.Unreadable' };
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
