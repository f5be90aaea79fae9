import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintScene, unlikePicture } from '@tuyuan/server/src/testing/test-pictures.ts';
import sharp from 'sharp';
import { seededRandom } from './seeded-random.ts';

export interface BenchPicture {
  kind: 'demo' | 'painted';
  /** JPEG, long side 1280 px at most. */
  bytes: Buffer;
}

const demoFolder = join(import.meta.dirname, '../apps/server/demo/photos');

/** Returns the demo's pictures and as many more as are asked for, painted by numbers: half of them scenes that look alike. */
export async function benchPictures(demo: number, painted: number): Promise<BenchPicture[]> {
  const files = (await readdir(demoFolder)).filter((name) => name.endsWith('.jpg')).slice(0, demo);
  const made: BenchPicture[] = [];
  for (const file of files) {
    const bytes = await sharp(await readFile(join(demoFolder, file)))
      .resize(1280, 1280, { fit: 'inside' })
      .jpeg({ quality: 90 })
      .toBuffer();
    made.push({ kind: 'demo', bytes });
  }
  for (let seed = 1; seed <= painted; seed += 1) {
    const bytes =
      seed % 2 === 0 ? await unlikePicture(seed, 480, 320) : await paintScene(480, 320, seed).jpeg().toBuffer();
    made.push({ kind: 'painted', bytes });
  }
  return made;
}

const random = seededRandom(50);

async function crop(bytes: Buffer, area: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const side = Math.sqrt(area);
  const [w, h] = [Math.round(width * side), Math.round(height * side)];
  const at = { left: Math.round((width - w) * random()), top: Math.round((height - h) * random()) };
  return sharp(bytes)
    .extract({ ...at, width: w, height: h })
    .jpeg()
    .toBuffer();
}

/** What people do to pictures before they search with them. */
export const edits: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  'as it is': async (bytes) => bytes,
  'to 20 %': async (bytes) => {
    const { width } = await sharp(bytes).metadata();
    return sharp(bytes)
      .resize(Math.round(width / 5))
      .jpeg()
      .toBuffer();
  },
  'JPEG q40': (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  'tone +30 %': (bytes) => sharp(bytes).modulate({ brightness: 1.3 }).jpeg().toBuffer(),
  'tone −30 %': (bytes) => sharp(bytes).modulate({ brightness: 0.7 }).jpeg().toBuffer(),
  recoloured: (bytes) => sharp(bytes).modulate({ saturation: 0.4, hue: 25 }).jpeg().toBuffer(),
  mirrored: (bytes) => sharp(bytes).flop().jpeg().toBuffer(),
  'half of it, anywhere': (bytes) => crop(bytes, 0.5),
  'screenshot with borders': (bytes) =>
    sharp(bytes)
      .resize(600)
      .extend({ top: 120, bottom: 160, left: 40, right: 40, background: '#ffffff' })
      .jpeg()
      .toBuffer(),
};
