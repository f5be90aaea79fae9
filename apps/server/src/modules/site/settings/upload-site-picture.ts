import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import type * as siteSetting from '@tuyuan/contract/site/site-setting.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import { storeMiscPicture } from '../resources/index.ts';

type Shape = InputOf<typeof siteSetting.uploadSitePicture>['shape'];
type Size = Parameters<typeof storeMiscPicture>[3];

/** Pixels; twice the displayed size, for dense screens. A background is as wide as the widest derivative of an image. */
const sizes: Readonly<Record<Shape, Size>> = {
  logo: { width: 480, height: 120, fit: 'inside' },
  square: { width: 256, height: 256, fit: 'cover' },
  background: { width: 1920, height: 1920, fit: 'inside' },
};

/** Throws `Picture.*`. */
export async function uploadSitePicture(
  deps: Parameters<typeof storeMiscPicture>[0],
  tenant: Tenant,
  file: Parameters<typeof storeMiscPicture>[2],
  shape: Shape,
): Promise<{ path: string }> {
  return { path: miscPath(await storeMiscPicture(deps, tenant, file, sizes[shape])) };
}
