import {
  drawObject,
  PDFDocument,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  scale,
  translate,
} from '@cantoo/pdf-lib';
import { AppError } from '@tuyuan/errors/app-error.ts';
import sharp from 'sharp';
import { drawWatermarkStamp } from './draw-watermark-stamp.ts';
import { defaultWatermark, type WatermarkProfile } from './watermark-profile.ts';

/** Height of the stamp's text in pixels: sharp on paper, and small in file size. */
const stampHeight = 40;
const stampMaxWidth = 1200;
/** A page of odd proportions could ask for millions. */
const maxTiles = 2000;
/** Marking takes a millisecond or two a page. */
const maxMarkedPages = 1000;
const stampName = 'Stamp';

type Box = ReturnType<PDFPage['getCropBox']>;

/**
 * Returns a copy with the profile's mark tiled over every page as a picture, so that readers cannot select it and no
 * font is needed. Throws `Picture.Corrupt` for a document that is damaged, encrypted or has more than 1000 pages.
 */
export async function markPdf(bytes: Uint8Array, profile: WatermarkProfile): Promise<Uint8Array> {
  const { data, width, height } = await drawWatermarkStamp(profile, stampHeight, stampMaxWidth);
  const stamp = sharp(data, { raw: { width, height, channels: 4 } });
  const png = await stamp.png().toBuffer();
  return orCorrupt(async () => {
    const document = await openPdf(bytes);
    if (document.getPageCount() > maxMarkedPages) throw new Error('too many pages');
    const picture = await document.embedPng(png);
    const tilings = new Map<string, PDFRef>();
    for (const page of document.getPages()) {
      const box = page.getCropBox();
      const key = JSON.stringify(box);
      const tiling = tilings.get(key) ?? addTiling(document, picture.ref, box, { width, height }, profile);
      tilings.set(key, tiling);
      page.pushOperators(pushGraphicsState(), drawObject(page.node.newXObject(stampName, tiling)), popGraphicsState());
    }
    return document.save();
  });
}

/** Counts the pages and tries to mark them. Throws `Picture.Corrupt` for a document that can't be opened. */
export async function inspectPdf(bytes: Uint8Array): Promise<{ pages: number; canMark: boolean }> {
  const pages = await orCorrupt(async () => (await openPdf(bytes)).getPageCount());
  const canMark = await markPdf(bytes, defaultWatermark).then(
    () => true,
    () => false,
  );
  return { pages, canMark };
}

function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** Parsing is lenient: most damage shows only where a page is looked at, as a defect of any kind. */
async function orCorrupt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('Picture.Corrupt', { cause: error });
  }
}

/** Draws the tiles of a page of that size once, for all such pages. */
function addTiling(
  document: PDFDocument,
  picture: PDFRef,
  box: Box,
  stamp: { width: number; height: number },
  profile: WatermarkProfile,
): PDFRef {
  const shortSide = Math.min(box.width, box.height);
  const factor = (shortSide * profile.scale) / 100 / stampHeight;
  const size = { width: stamp.width * factor, height: stamp.height * factor };
  const operators = places(box, size, (shortSide * profile.margin) / 100).flatMap(({ x, y }): PDFOperator[] => [
    pushGraphicsState(),
    translate(x, y),
    scale(size.width, size.height),
    drawObject(stampName),
    popGraphicsState(),
  ]);
  const form = document.context.formXObject(operators, {
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: { XObject: { [stampName]: picture } },
  });
  return document.context.register(form);
}

/** Rows of tiles, every second row moved by half a step. */
function places(box: Box, size: { width: number; height: number }, margin: number): { x: number; y: number }[] {
  const [stepX, stepY] = [size.width + margin, size.height + margin];
  // Also false where a number is none.
  if (!((box.width / stepX + 2) * (box.height / stepY + 1) <= maxTiles)) throw new Error('no page to draw on');
  const found: { x: number; y: number }[] = [];
  for (let row = 0, y = box.y + margin / 2; y < box.y + box.height; row += 1, y += stepY)
    for (let x = box.x + (row % 2 === 0 ? 0 : -stepX / 2); x < box.x + box.width; x += stepX) found.push({ x, y });
  return found;
}
