import sharp from 'sharp';
import { runImagingJob } from './run-imaging-job.ts';
import { serveImagingJobs } from './serve-imaging-jobs.ts';

// One picture at a time in one thread: the pool has as many processes as there are cores.
sharp.concurrency(1);
sharp.cache(false);
// Unused decoders are an unnecessary attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
});

serveImagingJobs(runImagingJob, Number(process.argv[2]));
