import {
  type DerivativeWidth,
  decorationPath,
  decorationWidths,
  derivativeWidths,
  fixHeightPath,
  type ImageReference,
  imagePath,
} from '@tuyuan/contract/resource-path.ts';

let resourceServer = '';

/** Says once, at the start, which address serves the resources: "" for the page's own, or a CDN's `https://…`. */
export function setResourceServer(address: string): void {
  resourceServer = address.replace(/\/+$/, '');
}

/** Returns a picture's URL for the browser: paths not beginning with http get the resource server's address. */
export function resourceUrl(path: string): string {
  return path === '' || /^https?:/i.test(path) ? path : `${resourceServer}${path}`;
}

export function imageUrl(image: ImageReference, width: DerivativeWidth): string {
  return resourceUrl(imagePath(image, width));
}

interface SizedImage extends ImageReference {
  /** Pixels of the original. */
  width: number;
  height: number;
}

const fixedHeight = 300;

/**
 * Returns the `srcset` of the widths up to `widest` and of the derivative 300 px high, which fits a justified row; a
 * smaller original is never enlarged, so its own width is given.
 */
export function imageSrcSet(image: SizedImage, widest: DerivativeWidth = 1600): string {
  const byWidth = derivativeWidths
    .filter((width) => width <= widest)
    .map((width) => ({ url: imageUrl(image, width), real: Math.min(width, image.width) }));
  const ofRow = Math.round((image.width * Math.min(fixedHeight, image.height)) / image.height);
  const entries = [...byWidth, ...(ofRow < widest ? [{ url: resourceUrl(fixHeightPath(image)), real: ofRow }] : [])];
  const distinct = entries.filter(({ real }, index) => entries.findIndex((entry) => entry.real === real) === index);
  return distinct
    .toSorted((one, other) => one.real - other.real)
    .map(({ url, real }) => `${url} ${real}w`)
    .join(', ');
}

/** Returns `src` and `srcset` of the rendering for a place that editors fill; see `decorationPath`. */
export function decorationSources(image: ImageReference): { src: string; srcSet: string } {
  const urls = decorationWidths.map((width) => ({ width, url: resourceUrl(decorationPath(image, width)) }));
  return { src: urls.at(-1)?.url ?? '', srcSet: urls.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}
