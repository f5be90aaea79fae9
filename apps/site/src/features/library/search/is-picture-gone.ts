import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';

/** Whether a search failed because the picture it was made with is not there any more. */
export function isPictureGone(error: unknown): boolean {
  return isApiFailure(error) && (error.code === 'TempImage.Gone' || error.code === 'Image.NotFound');
}
