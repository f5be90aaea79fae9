import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';

/** Returns `src` and `srcset` of an activity's cover: 1600 px wide, and 750 px for phones and cards. */
export function coverSources(path: string): { readonly src: string; readonly srcSet: string } {
  const src = resourceUrl(path);
  return { src, srcSet: `${resourceUrl(phonePicturePath(path))} 750w, ${src} 1600w` };
}
