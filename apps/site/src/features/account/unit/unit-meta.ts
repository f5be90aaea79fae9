import { imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import type { PageContext, PageMeta } from '../../../shared/page.ts';
import { unitPath } from '../../../shared/unit-path.ts';

const maxDescriptionLength = 120;

/** Returns a unit's meta for search engines and share cards. */
export function unitMeta(unit: UnitDetail, { origin }: PageContext): PageMeta {
  const { id, name, introduction, cover, logo, phone, address, parents, photographerCount, imageCount } = unit;
  const path = unitPath(id);
  const description =
    introduction.replaceAll(/\s+/g, ' ').slice(0, maxDescriptionLength) ||
    `${name}：${photographerCount} 位摄影师，${imageCount} 张作品。`;
  const image = cover ? imageUrl(cover, 1280) : undefined;
  const parent = parents.at(-1);
  return {
    title: name,
    description,
    canonical: path,
    image,
    jsonLd: [
      {
        '@type': 'Organization',
        name,
        description,
        url: `${origin}${path}`,
        ...(image && { image: new URL(image, origin).href }),
        ...(logo && { logo: new URL(resourceUrl(logo), origin).href }),
        ...(phone && { telephone: phone }),
        ...(address && { address }),
        ...(parent && {
          parentOrganization: { '@type': 'Organization', name: parent.name, url: `${origin}${unitPath(parent.id)}` },
        }),
      },
    ],
  };
}
