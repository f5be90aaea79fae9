import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { derivativeWidths, imagePath } from '@tuyuan/contract/resource-path.ts';
import { cleanHtml } from '../../../platform/clean-html.ts';
import { decodeEntities } from '../../../platform/imaging/decode-entities.ts';
import { xmlText } from '../../site/index.ts';

const libraryPicture = /^\/api\/Resource\/Image\/(?:FixHeight\/)?(\d+)\//;

/** Ids of the library's images that a text shows, each once, in their order. */
export function imagesIn(body: string): number[] {
  const sources = body.matchAll(/<img[^>]*\ssrc="([^"]*)"/g);
  return [...new Set([...sources].flatMap(([, source = '']) => Number(libraryPicture.exec(source)?.[1] ?? 0) || []))];
}

/** What of a text can be read. */
export function plainText(html: string): string {
  return String(decodeEntities(html.replaceAll(/<\/(p|h[2-4]|li|tr|figcaption)>/g, '\n').replaceAll(/<[^>]*>/g, '')));
}

interface PresentedBody {
  html: string;
  contents: { id: string; text: string }[];
}

/**
 * Returns a text as visitors read it: cleaned once more, its headings with ids, and each picture of the library as it is
 * today, leading to its page; one that is no longer published is a box that says so.
 */
export function presentBody(body: string, images: readonly ImageCard[]): PresentedBody {
  const contents: PresentedBody['contents'] = [];
  const byId = new Map(images.map((image) => [image.id, image]));
  // What a reader waits for is the first picture; the others are fetched when they come near.
  let isFirst = true;
  const loadingOf = () => {
    const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
    isFirst = false;
    return loading;
  };
  const html = cleanHtml(body)
    .replaceAll(/<figure>(.*?)<\/figure>/gs, (_, inner: string) => presentFigure(inner, byId, loadingOf))
    .replaceAll(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
      const id = `part-${contents.length + 1}`;
      contents.push({ id, text: plainText(heading).trim() });
      return `<h2 id="${id}">${heading}</h2>`;
    })
    .replaceAll(/<table>/g, '<div class="table"><table>')
    .replaceAll(/<\/table>/g, '</table></div>');
  return { html, contents };
}

function presentFigure(inner: string, images: ReadonlyMap<number, ImageCard>, loadingOf: () => string): string {
  const shown: (ImageCard | null)[] = [];
  const withPictures = inner.replaceAll(/<img[^>]*>/g, (tag) => {
    const id = Number(libraryPicture.exec(/\ssrc="([^"]*)"/.exec(tag)?.[1] ?? '')?.[1] ?? 0);
    if (id === 0) return tag;
    const image = images.get(id);
    shown.push(image ?? null);
    return image ? pictureOf(image, loadingOf()) : '<span class="gone">这张图已下架</span>';
  });
  const [only] = shown;
  // Where a figure has one picture, its number stands beside the caption.
  const credit =
    shown.length === 1 && only
      ? `<a class="credit" href="/photo?id=${only.id}">${xmlText(only.author.nickName)} · ${xmlText(only.no)} · 查看授权</a>`
      : '';
  const captioned = /<figcaption>/.test(withPictures)
    ? withPictures.replace('</figcaption>', ` ${credit}</figcaption>`)
    : credit && `${withPictures}<figcaption>${credit}</figcaption>`;
  return `<figure${shown.length > 1 ? ' class="gallery"' : ''}>${captioned || withPictures}</figure>`;
}

function pictureOf(image: ImageCard, loading: string): string {
  const { id, width, height, title } = image;
  const sources = derivativeWidths
    .filter((wide) => wide <= width)
    .map((wide) => `${imagePath(image, wide)} ${wide}w`)
    .join(', ');
  return `<a href="/photo?id=${id}"><img src="${imagePath(image, 1280)}" srcset="${sources}" sizes="(max-width: 900px) 100vw, 860px" width="${width}" height="${height}" alt="${xmlText(title)}" ${loading}></a>`;
}
