import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  createWaterMark as createCall,
  updateWaterMark as updateCall,
} from '@tuyuan/contract/library/water-mark.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { forgetEveryStoredImage } from '../../site/index.ts';
import { readMarkPicture } from './mark-picture-store.ts';
import { rerenderJob } from './rerender-job.ts';
import { beginRerendering } from './rerendering.repository.ts';
import {
  deleteWaterMarkRow,
  findWaterMark,
  insertWaterMark,
  lockCategory,
  updateWaterMarkRow,
  type WaterMarkRow,
} from './watermark.repository.ts';
import { hashSettings } from './watermark-layers.ts';

interface ChangeDeps {
  storage: BlobStore;
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** Gives a category a watermark of its own. Throws `Category.NotFound`, `WaterMark.Taken` and `WaterMark.PictureMissing`. */
export async function createWaterMark(
  context: SignedInContext,
  deps: ChangeDeps,
  { categoryId, settings }: InputOf<typeof createCall>,
): Promise<WaterMarkRow> {
  await readMarkPicture(deps.storage, context.tenant.schema, settings);
  const hash = hashSettings(settings);
  await switchMark(context, deps, async (transaction) => {
    if (!(await lockCategory(transaction, categoryId))) throw new AppError('Category.NotFound');
    const inserted = insertWaterMark(transaction, { categoryId, settings, hash, by: context.actor.id });
    await refuseDuplicate(inserted, { watermark_category: { code: 'WaterMark.Taken', field: 'categoryId' } });
  });
  return orThrow(findWaterMark(context.db, categoryId), 'WaterMark.NotFound');
}

/** Changes a watermark. Throws `WaterMark.NotFound`, `WaterMark.ChangedMeanwhile` and `WaterMark.PictureMissing`. */
export async function updateWaterMark(
  context: SignedInContext,
  deps: ChangeDeps,
  { categoryId, settings, basedOn }: InputOf<typeof updateCall>,
): Promise<WaterMarkRow> {
  await readMarkPicture(deps.storage, context.tenant.schema, settings);
  const hash = hashSettings(settings);
  await switchMark(context, deps, async (transaction) => {
    if (await updateWaterMarkRow(transaction, { categoryId, settings, hash, by: context.actor.id }, basedOn)) return;
    await orThrow(findWaterMark(transaction, categoryId), 'WaterMark.NotFound');
    throw new AppError('WaterMark.ChangedMeanwhile');
  });
  return orThrow(findWaterMark(context.db, categoryId), 'WaterMark.NotFound');
}

/** Takes a category's watermark away. Throws `WaterMark.NotFound`. */
export async function deleteWaterMark(context: SignedInContext, deps: ChangeDeps, categoryId: number): Promise<void> {
  await switchMark(context, deps, async (transaction) => {
    if (!(await deleteWaterMarkRow(transaction, categoryId))) throw new AppError('WaterMark.NotFound');
  });
}

/** The moment of the commit is the switch: from then on nothing with another mark is served, whatever is rendered by then. */
async function switchMark(
  { db, tenant }: SignedInContext,
  { jobs }: ChangeDeps,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await change(transaction);
    await beginRerendering(transaction);
    await jobs.enqueue(transaction, rerenderJob, tenant.schema, {});
  });
  forgetEveryStoredImage(db);
}
