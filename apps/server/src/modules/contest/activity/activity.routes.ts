import { articlePicturePath } from '@tuyuan/contract/content/content-path.ts';
import * as shown from '@tuyuan/contract/contest/activity-data.ts';
import * as managed from '@tuyuan/contract/contest/activity-management.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { storeMiscPicture } from '../../site/index.ts';
import { findActivity, findChanges, pageOfActivities } from './activity.repository.ts';
import { allowedActions } from './allowed-actions.policy.ts';
import {
  cancelActivity,
  compareActivity,
  createActivity,
  publishActivity,
  readDraft,
  updateActivity,
} from './change-activity.ts';
import { deleteDraftActivity, findManagedActivity, pageOfManagedActivities } from './managed-activity.repository.ts';

interface ActivityDeps {
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
}

/** Covers are shown uncropped at 3:2; pictures of the text keep their shape. */
const shapes = {
  cover: { width: 1600, height: 1067, fit: 'cover', phoneWidth: 750 },
  content: { width: 1600, height: 1600, fit: 'inside' },
} as const;

/** Binds what visitors read of activities, and the office's activities. */
export function activityRoutes(app: FastifyInstance, deps: ActivityDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, shown.getActivities, ({ db, actor }, input) => pageOfActivities(db, input, actor?.id ?? null));
  bindEndpoint(app, shown.getActivity, async ({ db, actor }, { id }) => {
    const activity = await orThrow(findActivity(db, id, actor?.id ?? null), 'Activity.NotFound');
    return { ...activity, allowActions: allowedActions(activity), changes: await findChanges(db, id) };
  });

  bindEndpoint(app, managed.getManagedActivities, ({ db }, input) => pageOfManagedActivities(db, input));
  bindEndpoint(app, managed.getManagedActivity, ({ db }, { id }) => readDraft(db, id, timeZone));
  bindEndpoint(app, managed.createActivity, async (context, input) =>
    readDraft(context.db, await createActivity(context, input, timeZone), timeZone),
  );
  bindEndpoint(app, managed.updateActivity, async (context, input) => {
    await updateActivity(context, input, timeZone);
    return readDraft(context.db, input.id, timeZone);
  });
  bindEndpoint(app, managed.getActivityDifferences, ({ db }, input) => compareActivity(db, input, timeZone));
  bindEndpoint(app, managed.publishActivity, async (context, input) => {
    await publishActivity(context, input);
    return readDraft(context.db, input.id, timeZone);
  });
  bindEndpoint(app, managed.cancelActivity, async (context, input) => {
    await cancelActivity(context, input);
    return readDraft(context.db, input.id, timeZone);
  });
  bindEndpoint(app, managed.deleteActivity, async ({ db }, { id }) => {
    if (await deleteDraftActivity(db, id)) return {};
    throw new AppError((await findManagedActivity(db, id)) ? 'Activity.StateMismatch' : 'Activity.NotFound');
  });
  bindEndpoint(app, managed.uploadActivityPicture, async ({ tenant }, { shape }, file) => {
    const key = await storeMiscPicture(deps, tenant, file, shapes[shape]);
    return { path: shape === 'cover' ? miscPath(key) : articlePicturePath(key) };
  });
}
