import type { uploadConferencePicture as endpoint } from '@tuyuan/contract/conference/conference-management.ts';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import { storeMiscPicture } from '../../site/index.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';

/** Pixels; a cover is cropped to 3:2, a banner to 3:1, a portrait to a square; a picture in the text keeps its aspect ratio. */
const sizes = {
  cover: { width: 1200, height: 800, fit: 'cover', phoneWidth: 750 },
  banner: { width: 2400, height: 800, fit: 'cover', phoneWidth: 900 },
  portrait: { width: 480, height: 480, fit: 'cover' },
  content: { width: 1600, height: 1600, fit: 'inside' },
} as const;

/** Throws `Picture.*`. */
export async function uploadPicture(
  { storage, imaging }: ConferenceManagementDeps,
  tenant: Tenant,
  file: Parameters<typeof storeMiscPicture>[2],
  { shape }: InputOf<typeof endpoint>,
): Promise<{ path: string }> {
  const key = await storeMiscPicture({ storage, imaging }, tenant, file, sizes[shape]);
  return { path: conferencePicturePath(key) };
}
