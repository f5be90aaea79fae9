import { decorationSources, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';

const ofLibrary = /^\/api\/Resource\/Image\/(\d+)\/\d+\/([\w-]+)$/;
const ofConference = /^\/api\/Resource\/Image\/Conference\/[\w-]+$/;

interface BannerSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** Returns `src` and `srcset` of a wide picture by its path: of the library's images the rendering for such places, of a conference's the phone's version too. */
export function bannerSources(path: string): BannerSources {
  const [, id, version] = ofLibrary.exec(path) ?? [];
  if (id !== undefined && version !== undefined) return decorationSources({ id: Number(id), version });
  if (!ofConference.test(path)) return { src: resourceUrl(path) };
  const src = resourceUrl(path);
  return { src, srcSet: `${resourceUrl(phonePicturePath(path))} 800w, ${src} 2000w` };
}
