import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { breadcrumbData } from '../../../shared/breadcrumb-data.ts';
import type { PageContext, PageMeta } from '../../../shared/page.ts';
import { photoPath } from '../../../shared/photo-path.ts';
import { nameOf, photographerPath } from '../../../shared/photographer-paths.ts';
import { structuredTime } from '../../../shared/structured-data.ts';
import { LICENCE_ANCHOR } from './licence-anchor.ts';
import { photoCrumbs } from './photo-crumbs.ts';

/** Returns an image's meta for search engines and share cards, including author and licence. */
export function photoMeta(image: ImageDetail, { origin, siteName }: PageContext): PageMeta {
  const { id, no, title, description, author, labels, regions, publishedAt, width, height, copyright } = image;
  const name = nameOf(author);
  const page = `${origin}${photoPath(id)}`;
  const absolute = (address: string) => new URL(address, origin).href;
  const place = regions.map((region) => region.name).join('');
  return {
    title,
    description: description || `${name}拍摄的${place}图片《${title}》，编号 ${no}。`,
    canonical: photoPath(id),
    image: imageUrl(image, 1280),
    type: 'article',
    jsonLd: [
      {
        '@type': 'ImageObject',
        name: title,
        ...(description && { description }),
        identifier: no,
        url: page,
        contentUrl: absolute(imageUrl(image, 1600)),
        thumbnailUrl: absolute(imageUrl(image, 320)),
        width,
        height,
        ...(labels.length > 0 && { keywords: labels.map((label) => label.name).join(',') }),
        ...(publishedAt && { datePublished: structuredTime(publishedAt) }),
        ...(place && { contentLocation: { '@type': 'Place', name: place } }),
        creator: { '@type': 'Person', name, url: `${origin}${photographerPath(author.id)}` },
        creditText: `${name} / ${siteName}`,
        copyrightNotice: copyright || `© ${name}`,
        license: `${page}#${LICENCE_ANCHOR}`,
        acquireLicensePage: `${page}#${LICENCE_ANCHOR}`,
      },
      breadcrumbData(origin, photoCrumbs(image)),
    ],
  };
}
