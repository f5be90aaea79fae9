import { runImagingJob } from './run-imaging-job.ts';
import { serveImagingJobs } from './serve-imaging-jobs.ts';

/** For tests: a worker that a file name can hurt the way a hostile picture would. */
serveImagingJobs(async (job, steps) => {
  switch (job.fileName) {
    case 'crash':
      process.kill(process.pid, 'SIGSEGV');
      break;
    case 'exit':
      return process.exit(3);
    case 'hang':
      for (;;);
    case 'bloat':
      return bloat();
    case 'throw':
      throw new Error('a defect');
    case 'nonsense':
      process.send?.({ type: 'done', result: { kind: 'inspect', sha256: 7 } });
      break;
    default:
  }
  const result = await runImagingJob(job, steps);
  // biome-ignore lint/style/noProcessEnv: what is in it is the question
  if (job.fileName === 'environment' && result.kind === 'inspect') result.metadata.keywords = Object.keys(process.env);
  return result;
}, Number(process.argv[2]));

/** Allocates memory as a decoder does, outside the JavaScript heap, and yields to the process in between. */
async function bloat(): Promise<never> {
  const held: Buffer[] = [];
  for (;;) {
    held.push(Buffer.alloc(20_000_000, 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
