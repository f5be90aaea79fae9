import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import type { PageContext, PageMeta } from '../../../shared/page.ts';
import { nameOf, photographerPath } from '../../../shared/photographer-paths.ts';
import { structuredTime } from '../../../shared/structured-data.ts';
import { unitPath } from '../../../shared/unit-path.ts';

interface PhotographerMetaOptions {
  /** After the name: 的图集. */
  readonly suffix: string;
  readonly canonical: string;
}

/** Returns a photographer's meta for search engines and share cards. */
export function photographerMeta(
  info: PhotographerInfo,
  { origin }: PageContext,
  { suffix, canonical }: PhotographerMetaOptions,
): PageMeta {
  const { joinedAt, author, personalSign, introduction, personalBackground, regionName, units, unitName, imageCount } =
    info;
  const [unit] = units;
  const affiliation = unit ? { name: unit.name, url: `${origin}${unitPath(unit.id)}` } : { name: unitName };
  const name = nameOf(author);
  const url = `${origin}${photographerPath(author.id)}`;
  const description = personalSign || introduction || `摄影师${name}，${imageCount} 张作品。`;
  return {
    title: `${name}${suffix}`,
    description,
    canonical,
    image: resourceUrl(personalBackground || author.avatar) || undefined,
    type: 'profile',
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url,
        dateCreated: structuredTime(joinedAt),
        mainEntity: {
          '@type': 'Person',
          name,
          description,
          url,
          ...(author.avatar && { image: new URL(resourceUrl(author.avatar), origin).href }),
          ...(regionName && { homeLocation: { '@type': 'Place', name: regionName } }),
          ...(affiliation.name && { affiliation: { '@type': 'Organization', ...affiliation } }),
        },
      },
    ],
  };
}
