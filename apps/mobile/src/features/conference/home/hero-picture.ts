import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import type { MyConference } from './my-conference.ts';

/** Address of the large picture at the top of the first page; "" without one. */
export function heroPicture({ banner, cover }: Pick<MyConference, 'banner' | 'cover'>): string {
  return resourceUrl(phonePicturePath(banner || cover));
}
