import { fitForSearch } from './fit-picture.ts';
import { UnreadablePicture } from './picture-faults.ts';

export const maxPictureBytes = 20 * 1024 * 1024;

const heifBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Whether a file begins as HEIC does, whatever it is called. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && heifBrands.test(head.slice(4, 8));
}

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

/** Halves a picture until the last step is less than half: one great step would leave out most of its pixels. */
function drawScaled(source: CanvasImageSource, from: { width: number; height: number }): HTMLCanvasElement {
  const wanted = fitForSearch(from);
  let shown = source;
  let { width, height } = from;
  while (width > wanted.width * 2) {
    const next = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
    const { canvas, pen } = canvasOf(next.width, next.height);
    pen.drawImage(shown, 0, 0, width, height, 0, 0, next.width, next.height);
    ({ width, height } = next);
    shown = canvas;
  }
  const { canvas, pen } = canvasOf(wanted.width, wanted.height);
  pen.drawImage(shown, 0, 0, width, height, 0, 0, wanted.width, wanted.height);
  return canvas;
}

/**
 * Returns a file's picture, upright and scaled to fit the search. Throws `UnreadablePicture` when the browser can't
 * open it or it is too large.
 */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > maxPictureBytes) throw new UnreadablePicture('too-large');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnreadablePicture((await isHeic(file)) ? 'heic' : 'not-a-picture');
  }
  try {
    return drawScaled(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}

/** Returns the picture turned left by 90°, or mirrored. */
export function turnPicture(picture: HTMLCanvasElement, how: 'left' | 'mirror'): HTMLCanvasElement {
  const { width, height } = picture;
  const { canvas, pen } = how === 'left' ? canvasOf(height, width) : canvasOf(width, height);
  if (how === 'left') pen.setTransform(0, -1, 1, 0, 0, width);
  else pen.setTransform(-1, 0, 0, 1, width, 0);
  pen.drawImage(picture, 0, 0);
  return canvas;
}

/** Returns the picture as a PNG, which keeps every pixel. */
export function encodePicture(picture: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))), 'image/png');
  });
}
