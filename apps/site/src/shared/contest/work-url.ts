import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import type { DerivativeWidth, ImageReference } from '@tuyuan/contract/resource-path.ts';

/** Address of a picture of a work. */
export function workUrl(entryId: number, image: Pick<ImageReference, 'version'>, width: DerivativeWidth): string {
  return resourceUrl(workPicturePath(entryId, image, width));
}
