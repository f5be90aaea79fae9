import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture, storeMiscPicture } from '../../site/index.ts';
import type { FrontUserDeps } from './front-user-deps.ts';
import { replacePicture } from './profile.repository.ts';

type Uploaded = Parameters<typeof storeMiscPicture>[2];

const perHour = 60;
/** Pixels. */
const sizes = {
  avatar: { width: 512, height: 512, fit: 'cover' },
  background: { width: 1920, height: 1080, fit: 'inside' },
} as const;

/** Sets an uploaded picture as the caller's and deletes the previous one; returns its path. Throws `Picture.*`, `Request.TooMany`. */
export async function changePicture(
  deps: FrontUserDeps,
  { db, actor, tenant }: SignedInContext,
  picture: keyof typeof sizes,
  file: Uploaded,
): Promise<string> {
  const quota = { key: `picture:${actor.id}`, limit: perHour, seconds: 3600 };
  const retryAfter = await takeQuota(db, quota);
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const key = await storeMiscPicture(deps, tenant, file, sizes[picture]);
  const before = await replacePicture(db, actor.id, picture, key);
  if (before !== null) await deleteMiscPicture(deps.storage, tenant.schema, before);
  return miscPath(key);
}

export async function removeBackground(
  { storage }: FrontUserDeps,
  { db, actor, tenant }: SignedInContext,
): Promise<void> {
  const before = await replacePicture(db, actor.id, 'background', null);
  if (before !== null) await deleteMiscPicture(storage, tenant.schema, before);
}
