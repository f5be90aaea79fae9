import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { DemoMaterial } from './demo-schedule.ts';

/** Slide size in points. */
const page = { width: 960, height: 540 };
const edge = 36;

/** Returns the bytes of a demo material: a picture unchanged, or a document with one picture per page. */
export async function demoDocument(folder: string, { kind, photos }: DemoMaterial): Promise<Buffer> {
  const pictures = await Promise.all(photos.map((photo) => readFile(join(folder, 'photos', photo))));
  const [first] = pictures;
  if (kind === 'image' && first) return first;
  const document = await PDFDocument.create();
  for (const bytes of pictures) {
    const picture = await document.embedJpg(bytes);
    const room = picture.scaleToFit(page.width - 2 * edge, page.height - 2 * edge);
    document.addPage([page.width, page.height]).drawImage(picture, {
      ...room,
      x: (page.width - room.width) / 2,
      y: (page.height - room.height) / 2,
    });
  }
  return Buffer.from(await document.save());
}
