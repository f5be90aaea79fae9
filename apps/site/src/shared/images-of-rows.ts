import { layOutRows } from '@tuyuan/ui/justified-rows.ts';
import { rowOptionsAt, shapeOf } from '@tuyuan/ui/row-layout.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
}

const CONTENT_WIDTH = 1200;
const GAP = 8;

/**
 * Returns as many of the first images as fill `rows` rows of about `target` pixels across the 1200 px column; all of
 * them if they do not fill it. Narrower windows show the same images in more rows.
 */
export function imagesOfRows<Image extends Shape>(images: readonly Image[], rows: number, target: number): Image[] {
  const ratios = Float64Array.from(images, ({ width, height }) => shapeOf(width / height));
  const options = rowOptionsAt(CONTENT_WIDTH, {
    targets: { wide: target, narrow: target },
    gap: GAP,
    captionHeight: 0,
  });
  for (let count = images.length; count > 0; count--) {
    const laidOut = layOutRows(ratios.slice(0, count), options);
    const isFull = laidOut.length === rows && laidOut.at(-1)?.fills === true;
    if (isFull || laidOut.length < rows) return images.slice(0, count);
  }
  return images.slice(0, rows);
}
