import { tempImagePath } from '@tuyuan/contract/resource-path.ts';
import { UnreadablePicture } from './picture-faults.ts';
import { dropRecentPicture } from './recent-pictures.ts';

/** Returns an uploaded search picture. Throws `UnreadablePicture` once it is deleted, or when it can't be had. */
export async function fetchTempPicture(tempKey: string): Promise<Blob> {
  const response = await fetch(tempImagePath(tempKey)).catch(() => undefined);
  if (response?.ok) return response.blob();
  const isGone = response !== undefined && response.status >= 400 && response.status < 500;
  if (isGone) dropRecentPicture(tempKey);
  throw new UnreadablePicture(isGone ? 'expired' : 'unreachable');
}
