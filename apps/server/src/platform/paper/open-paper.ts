import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';

const require = createRequire(import.meta.url);
const fontFile = require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');

/** A4, in points. */
export const portrait = { width: 595, height: 842 };
export const landscape = { width: 842, height: 595 };
export const margin = 50;
export const ink = rgb(0.11, 0.11, 0.13);
export const grey = rgb(0.36, 0.38, 0.43);
export const red = rgb(0.77, 0.15, 0.29);
const line = rgb(0.88, 0.89, 0.91);

let font: Promise<Buffer> | undefined;

/** Opens a document of one A4 page with real text, which needs no fonts of the system, and a pen on it. */
export async function openPaper(title: string, producer: string, { width, height } = portrait) {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  font ??= readFile(fontFile);
  const words = await document.embedFont(await font, { subset: true });
  document.setTitle(title);
  document.setProducer(producer);
  const page = document.addPage([width, height]);
  return { document, page, words, pen: penOn(page, words) };
}

interface Style {
  size: number;
  colour?: ReturnType<typeof rgb>;
  /** Points above it. */
  gap?: number;
}

/** Writes down a page, from its top margin. */
function penOn(page: PDFPage, font: PDFFont) {
  const { width, height } = page.getSize();
  const pen = {
    y: height - margin,
    text(content: string, { size, colour = ink, gap = 0 }: Style, x = margin, room = width - 2 * margin): void {
      pen.y -= gap;
      for (const row of wrap(content, font, size, room)) {
        pen.y -= size * 1.35;
        page.drawText(row, { x, y: pen.y, size, font, color: colour });
      }
    },
    fact(name: string, value: string, room: number): void {
      pen.y -= 5;
      page.drawText(name, { x: margin, y: pen.y - 10.5 * 1.35, size: 10.5, font, color: grey });
      pen.text(value, { size: 10.5 }, margin + 70, room - 70);
    },
    rule(): void {
      pen.y -= 16;
      page.drawLine({
        start: { x: margin, y: pen.y },
        end: { x: width - margin, y: pen.y },
        thickness: 0.7,
        color: line,
      });
    },
  };
  return pen;
}

/** Breaks a text into rows that fit, between any two signs, as Chinese does. */
function wrap(content: string, font: PDFFont, size: number, room: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const sign of content) {
    if (row !== '' && font.widthOfTextAtSize(row + sign, size) > room) {
      rows.push(row);
      row = '';
    }
    row += sign;
  }
  return [...rows, row];
}
