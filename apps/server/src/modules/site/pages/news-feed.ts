import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAlbums } from '@tuyuan/contract/library/album-data.ts';
import type { getImages } from '@tuyuan/contract/library/image-data.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { xmlText } from './xml-text.ts';

type Image = OutputOf<typeof getImages>['items'][number];
type Album = OutputOf<typeof getAlbums>['items'][number];

interface Feed {
  readonly origin: string;
  readonly siteName: string;
  readonly siteDescription: string;
  readonly articles: readonly ArticleCard[];
  readonly images: readonly Image[];
  readonly albums: readonly Album[];
}

interface Item {
  title: string;
  link: string;
  author: string;
  picture: string;
  date: Date | undefined;
  /** Plain text below the picture, in place of the author. */
  summary?: string;
}

function itemMarkup({ title, link, author, picture, date, summary = author }: Item): string {
  const image =
    picture && `<p><a href="${xmlText(link)}"><img src="${xmlText(picture)}" alt="${xmlText(title)}"></a></p>`;
  const description = `${image}<p>${xmlText(summary)}</p>`;
  return `<item><title>${xmlText(title)}</title><link>${xmlText(link)}</link><guid>${xmlText(link)}</guid><dc:creator>${xmlText(author)}</dc:creator>${
    date ? `<pubDate>${date.toUTCString()}</pubDate>` : ''
  }<description>${xmlText(description)}</description></item>`;
}

/** RSS 2.0 of the newest articles and images, and of the newest albums that hold any. */
export function newsFeed({ origin, siteName, siteDescription, articles, images, albums }: Feed): string {
  const articleItems = articles.map((article) => ({
    title: article.title,
    link: `${origin}/article/detail?id=${article.id}`,
    author: article.authorName || siteName,
    picture: article.cover ? `${origin}${imagePath(article.cover, 640)}` : '',
    date: parseDate(article.publishedAt),
    summary: article.summary,
  }));
  const filled = albums.filter(({ covers }) => covers.length > 0);
  const albumItems = filled.map((album) => ({
    title: `图集：${album.title}`,
    link: `${origin}/gallery/detail?id=${album.id}`,
    author: album.author.nickName,
    picture: album.covers[0] ? `${origin}${imagePath(album.covers[0], 640)}` : '',
    date: album.publishedAt === null ? undefined : parseDate(album.publishedAt),
  }));
  const imageItems = images.map((image) => ({
    title: image.title,
    link: `${origin}/photo?id=${image.id}`,
    author: image.author.nickName,
    picture: `${origin}${imagePath(image, 640)}`,
    date: undefined,
  }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(siteName)}</title><link>${xmlText(origin)}/</link><description>${xmlText(siteDescription)}</description><language>zh-cn</language>
<atom:link href="${xmlText(origin)}/rss.xml" rel="self" type="application/rss+xml"/>
${[...articleItems, ...albumItems, ...imageItems].map(itemMarkup).join('\n')}
</channel></rss>
`;
}
