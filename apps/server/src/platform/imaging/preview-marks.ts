import { z } from 'zod';
import { burnWatermark } from './burn-watermark.ts';
import { openRaw, type RawPicture, resizeRaw } from './decode-master.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

/** What marks do to a picture. */
export const MarkMeasures = z.object({
  /** Share of the picture that they hide: each pixel counts as much as it is covered. */
  covered: z.number().min(0).max(1),
  /** Share of the picture that has to be touched to remove them: every place a mark reaches, with its surroundings. */
  retouched: z.number().min(0).max(1),
  /** Mean change of luma where a mark is, in 0 to 255, over what the picture itself does there: about 1 is just readable. */
  visibility: z.number().min(0),
});
export type MarkMeasures = z.infer<typeof MarkMeasures>;

/** Places are squares of this share of the short side. */
const cellShare = 1 / 40;

/** Draws the marks on the picture at `width` px or less. */
export async function previewMarks(
  master: RawPicture,
  { width, marks }: { width: number; marks: readonly WatermarkProfile[] },
  phase: number,
): Promise<{ bytes: Buffer; measures: MarkMeasures }> {
  const shownWidth = Math.min(width, master.width);
  const shownHeight = Math.max(1, Math.round((master.height * shownWidth) / master.width));
  const bare = await resizeRaw(master, shownWidth, shownHeight);
  const marked = { ...bare, data: Buffer.from(bare.data) };
  const coverage = new Uint8Array(shownWidth * shownHeight);
  for (const mark of marks) await burnWatermark(marked, mark, phase, coverage);
  const bytes = await openRaw(marked).webp({ quality: 86, effort: 2 }).toBuffer();
  return { bytes, measures: measure(bare, marked, coverage) };
}

function measure(bare: RawPicture, marked: RawPicture, coverage: Uint8Array): MarkMeasures {
  const { width, height } = bare;
  let hidden = 0;
  let change = 0;
  let texture = 0;
  let touched = 0;
  for (let i = 0; i < coverage.length; i++) {
    const cover = coverage[i] ?? 0;
    if (cover === 0) continue;
    hidden += cover;
    touched++;
    change += Math.abs(lumaAt(marked, i) - lumaAt(bare, i));
    texture += Math.abs(lumaAt(bare, i) - lumaAt(bare, i % width === width - 1 ? i - 1 : i + 1));
  }
  const visibility = touched === 0 ? 0 : change / touched / (7 + texture / touched);
  return { covered: hidden / 255 / coverage.length, retouched: retouchedShare(coverage, width, height), visibility };
}

function retouchedShare(coverage: Uint8Array, width: number, height: number): number {
  const cell = Math.max(4, Math.round(Math.min(width, height) * cellShare));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const reached = new Uint8Array(columns * rows);
  for (let i = 0; i < coverage.length; i++) {
    if ((coverage[i] ?? 0) < 4) continue;
    const column = Math.floor((i % width) / cell);
    const row = Math.floor(i / width / cell);
    // With its surroundings: a retoucher needs clean pixels around what is replaced.
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      reached.fill(1, y * columns + Math.max(0, column - 1), y * columns + Math.min(columns - 1, column + 1) + 1);
  }
  return reached.reduce((sum, is) => sum + is, 0) / reached.length;
}

function lumaAt({ data }: RawPicture, pixel: number): number {
  const at = pixel * 3;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
