import type { RequestContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture, storeMiscPicture } from '../../site/index.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { insertPanoramaPlan } from './panorama-plan.repository.ts';

const planSize = { width: 800, height: 800, fit: 'inside' } as const;

/** Stores a floor plan and returns its key; one that no panorama uses is deleted after a day. Throws `Picture.*`. */
export async function uploadPanoramaPlan(
  deps: Pick<PanoramaDeps, 'imaging' | 'storage'>,
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  file: Parameters<typeof storeMiscPicture>[2],
): Promise<string> {
  const key = await storeMiscPicture(deps, tenant, file, planSize);
  try {
    await insertPanoramaPlan(db, key);
  } catch (error) {
    await deleteMiscPicture(deps.storage, tenant.schema, key);
    throw error;
  }
  return key;
}
