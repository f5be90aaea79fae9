import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { AppError } from '@tuyuan/errors/app-error.ts';
import sharp from 'sharp';
import { drawWatermarkStamp } from './draw-watermark-stamp.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

/** Height of the stamp's text in pixels: sharp on paper, and small in file size. */
const stampHeight = 40;
const stampMaxWidth = 1200;

/**
 * Returns a copy with the profile's mark tiled over every page as a picture, so that readers cannot select it and no
 * font is needed. Throws `Picture.Corrupt` for a damaged or encrypted document.
 */
export async function markPdf(bytes: Uint8Array, profile: WatermarkProfile): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  const { data, width, height } = await drawWatermarkStamp(profile, stampHeight, stampMaxWidth);
  const picture = await document.embedPng(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  for (const page of document.getPages()) {
    const scale = (shortSide(page) * profile.scale) / 100 / stampHeight;
    const size = { width: width * scale, height: height * scale };
    for (const place of places(page, size, (shortSide(page) * profile.margin) / 100))
      page.drawImage(picture, { ...place, ...size });
  }
  return document.save();
}

/** Returns the number of pages. Throws `Picture.Corrupt` for a damaged or encrypted document. */
export async function countPdfPages(bytes: Uint8Array): Promise<number> {
  return (await openPdf(bytes)).getPageCount();
}

async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    // Parsing is lenient: a document without pages is noticed only here.
    document.getPageCount();
    return document;
  } catch (error) {
    throw new AppError('Picture.Corrupt', { cause: error });
  }
}

function shortSide(page: PDFPage): number {
  const { width, height } = page.getCropBox();
  return Math.min(width, height);
}

/** Rows of tiles, every second row moved by half a step. */
function places(page: PDFPage, size: { width: number; height: number }, margin: number): { x: number; y: number }[] {
  const box = page.getCropBox();
  const [stepX, stepY] = [size.width + margin, size.height + margin];
  const found: { x: number; y: number }[] = [];
  for (let row = 0, y = box.y + margin / 2; y < box.y + box.height; row += 1, y += stepY)
    for (let x = box.x + (row % 2 === 0 ? 0 : -stepX / 2); x < box.x + box.width; x += stepX) found.push({ x, y });
  return found;
}
