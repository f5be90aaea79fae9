import { setPriority } from 'node:os';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { memoryExitCode } from '../memory-exit-code.ts';
import { ImagingJob, type ImagingReply } from './imaging-protocol.ts';
import { PictureRefusalCode } from './picture-refusal.ts';
import type { RunImagingJob } from './run-imaging-job.ts';

const memoryCheckMs = 100;
const belowServerPriority = 5;

/** Makes this process a worker: runs jobs from its parent one after another until the parent disconnects. */
export function serveImagingJobs(run: RunImagingJob, memoryCapBytes: number): void {
  // On a shared machine, answering requests has priority.
  setPriority(belowServerPriority);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryCapBytes) process.exit(memoryExitCode);
  }, memoryCheckMs).unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => {
    void answer(run, message);
  });
  reply({ type: 'ready' });
}

async function answer(run: RunImagingJob, message: unknown): Promise<void> {
  try {
    const result = await run(ImagingJob.parse(message), {
      onDerivative: (derivative) => reply({ type: 'derivative', derivative }),
      onPanoramaFile: (file) => reply({ type: 'panoramaFile', file }),
      onPresentable: (rendered) => reply({ type: 'presentable', rendered }),
    });
    reply({ type: 'done', result });
  } catch (error) {
    reply(failureOf(error));
  }
}

function failureOf(error: unknown): ImagingReply {
  if (error instanceof AppError) {
    const code = PictureRefusalCode.safeParse(error.code);
    if (code.success) return { type: 'refused', code: code.data, details: error.details };
  }
  return { type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function reply(message: ImagingReply): void {
  process.send?.(message);
}
