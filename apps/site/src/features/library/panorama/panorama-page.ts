import { panoramaDataApi } from '@tuyuan/api-client/library/panorama-data.ts';
import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import { breadcrumbData } from '../../../shared/breadcrumb-data.ts';
import type { PageContext, PageMeta, PageRequest, PageStore } from '../../../shared/page.ts';
import { readPageId } from '../../../shared/page-id.ts';
import { structuredPicture } from '../../../shared/structured-data.ts';

/** Loads the panorama that the address names. */
export async function loadPanorama(store: PageStore, { url }: PageRequest): Promise<PanoramaDetail | undefined> {
  const id = readPageId(url.searchParams);
  return id === undefined ? undefined : store.load(panoramaDataApi.endpoints.getPanorama.initiate({ id }));
}

/** What both pages of a panorama say about themselves: the large one is its address. */
export function panoramaMeta(panorama: PanoramaDetail | undefined, { origin, url }: PageContext): PageMeta {
  if (!panorama) return { title: '' };
  const { id, title, description, cover, author } = panorama;
  const path = `/vr/detail?id=${id}`;
  const image = panoramaPicturePath(cover.version, 'card');
  return {
    title,
    description: description || `${title}：360° 全景，${panorama.sceneCount} 个场景。`,
    // A preview is for nobody's search.
    canonical: url.searchParams.has('preview') ? undefined : path,
    image,
    type: 'article',
    jsonLd: [
      {
        '@type': 'ImageObject',
        name: title,
        ...(description && { description }),
        url: `${origin}${path}`,
        contentUrl: structuredPicture(image, origin),
        ...(author && { creditText: author }),
      },
      breadcrumbData(origin, [{ label: '全景', href: '/vr' }, { label: title }]),
    ],
  };
}
