import * as endpoints from '@tuyuan/contract/library/water-mark.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { createWaterMark, deleteWaterMark, updateWaterMark } from './change-water-mark.ts';
import { storeMarkPicture } from './mark-picture-store.ts';
import { presentRerendering } from './present-rerendering.ts';
import { previewWaterMark } from './preview-water-mark.ts';
import { rerenderJob } from './rerender-job.ts';
import { continueRerenderingRow, pauseRerenderingRow } from './rerendering.repository.ts';
import { findTypicalImages } from './typical-image.repository.ts';
import { findWaterMarks } from './watermark.repository.ts';

interface WaterMarkDeps {
  storage: BlobStore;
  imaging: ImagingPool;
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** Binds waterMark and the upload of its pictures. */
export function waterMarkRoutes(app: FastifyInstance, deps: WaterMarkDeps): void {
  bindEndpoint(app, endpoints.getWaterMarks, async ({ db, actor }) => ({
    items: await findWaterMarks(db),
    abilities: { canSeeUnmarked: actor.permissions.has('Pages.Images.Download') },
  }));
  bindEndpoint(app, endpoints.createWaterMark, (context, input) => createWaterMark(context, deps, input));
  bindEndpoint(app, endpoints.updateWaterMark, (context, input) => updateWaterMark(context, deps, input));
  bindEndpoint(app, endpoints.deleteWaterMark, async (context, { categoryId }) => {
    await deleteWaterMark(context, deps, categoryId);
    return {};
  });
  bindEndpoint(app, endpoints.getTypicalImages, async ({ db }, input) => ({
    items: await findTypicalImages(db, input),
  }));
  bindEndpoint(app, endpoints.previewWaterMark, (context, input) => previewWaterMark(context, deps, input));
  bindEndpoint(app, endpoints.getRerendering, ({ db }) => presentRerendering(db));
  bindEndpoint(app, endpoints.pauseRerendering, async ({ db }) => {
    await pauseRerenderingRow(db);
    return presentRerendering(db);
  });
  bindEndpoint(app, endpoints.continueRerendering, async ({ db, tenant }) => {
    await continueRerenderingRow(db);
    await deps.jobs.enqueue(db, rerenderJob, tenant.schema, {});
    return presentRerendering(db);
  });
  bindEndpoint(app, endpoints.uploadWatermarkPicture, async ({ tenant }, _input, file) => ({
    pictureKey: await storeMarkPicture(deps, tenant.schema, file),
  }));
}
