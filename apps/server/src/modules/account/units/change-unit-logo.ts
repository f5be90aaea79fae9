import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture, storeMiscPicture } from '../../site/index.ts';
import { replaceLogo } from './unit-logo.repository.ts';

export type LogoDeps = Parameters<typeof storeMiscPicture>[0];
type Uploaded = Parameters<typeof storeMiscPicture>[2];

/** Pixels. */
const size = { width: 256, height: 256, fit: 'cover' } as const;

/** Makes an uploaded picture a unit's logo and deletes the one before; returns its path. Throws `Picture.*`, `OrganizationUnit.NotFound`. */
export async function uploadUnitLogo(
  deps: LogoDeps,
  context: SignedInContext,
  id: number,
  file: Uploaded,
): Promise<string> {
  const key = await storeMiscPicture(deps, context.tenant, file, size);
  try {
    await setUnitLogo(deps, context, id, key);
  } catch (error) {
    await deleteMiscPicture(deps.storage, context.tenant.schema, key);
    throw error;
  }
  return miscPath(key);
}

/** `key`: of a stored picture, or "" for none. Throws `OrganizationUnit.NotFound`. */
export async function setUnitLogo(
  { storage }: LogoDeps,
  { db, tenant }: SignedInContext,
  id: number,
  key: string,
): Promise<void> {
  const before = await replaceLogo(db, id, key);
  if (before === null) throw new AppError('OrganizationUnit.NotFound');
  if (before !== '') await deleteMiscPicture(storage, tenant.schema, before);
}
