import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { z } from 'zod';

const Order = z.object({ bytes: z.instanceof(Uint8Array), from: z.int(), count: z.int() });
export interface PdfOrder {
  bytes: Uint8Array;
  /** First page, from 0, and how many; 0 to count the document's pages only. */
  from: number;
  count: number;
}

export interface RenderedPage {
  width: number;
  height: number;
  /** WebP, 1600 px wide or 2000 px high. */
  large: Uint8Array;
  /** WebP, 320 px wide. */
  small: Uint8Array;
  thumbhash: string;
}
export type PdfReply =
  | { pageCount: number; pages: readonly RenderedPage[] }
  | { code: 'Book.NotPdf' | 'Book.Encrypted' };

const maxSize = { width: 1600, height: 2000 };

async function reply({ bytes, from, count }: PdfOrder): Promise<PdfReply> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pageCount = document.getPageCount();
    if (pageCount === 0) return { code: 'Book.NotPdf' };
    const pages: RenderedPage[] = [];
    for (let index = from; index < Math.min(from + count, pageCount); index += 1)
      pages.push(await render(document.getPage(index)));
    return { pageCount, pages };
  } catch (error) {
    // The library says in words only what it could not open or draw.
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    return { code: isLocked ? 'Book.Encrypted' : 'Book.NotPdf' };
  }
}

/** A page may claim any size in points: it is drawn to fit, whatever it is. */
async function render(page: PDFiumPage): Promise<RenderedPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxSize.width / originalWidth, maxSize.height / originalHeight);
  const size = { width: sideOf(originalWidth * scale), height: sideOf(originalHeight * scale) };
  const drawn = await page.render({ ...size, render: 'bitmap' });
  const { width, height } = drawn;
  const picture = sharp(drawn.data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
  const tiny = await picture
    .clone()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    large: await picture.clone().webp({ quality: 84 }).toBuffer(),
    small: await picture.clone().resize({ width: 320, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    thumbhash: Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString('base64'),
  };
}

const sideOf = (length: number) => Math.max(1, Math.min(maxSize.height, Math.round(length)));

async function answer(message: unknown): Promise<void> {
  const { input } = z.object({ input: Order }).parse(message);
  process.send?.(await reply(input));
}

// A failure ends the process, which is told from an answer.
process.once('message', (message) => void answer(message));
