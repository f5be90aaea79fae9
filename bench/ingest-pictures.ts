import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { seededRandom } from './seeded-random.ts';

const width = 6000;
const height = 4000;
const smallWidth = 1500;
const smallHeight = 1000;
const recipe = 1;

/** Returns paths of `count` JPEGs of 24 megapixels with the detail and grain of photographs, made once and kept in the temp folder. */
export async function makePhotographs(count: number): Promise<string[]> {
  const folder = join(tmpdir(), `tuyuan-bench-photographs-${recipe}`);
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: count }, (_, i) => join(folder, `${String(i + 1).padStart(3, '0')}.jpg`));
  const missing = paths.flatMap((path, i) => (existsSync(path) ? [] : [{ path, seed: i + 1 }]));
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = missing.shift(); next; next = missing.shift()) await paint(next.path, next.seed);
    }),
  );
  return paths;
}

async function paint(path: string, seed: number): Promise<void> {
  const { data } = await sharp(scene(seed), { raw: { width: smallWidth, height: smallHeight, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seededRandom(seed);
  const grain = Int8Array.from({ length: 65_537 }, () => Math.round((random() + random() + random() - 1.5) * 9));
  for (let i = 0; i < data.length; i++) {
    data[i] = Math.min(255, Math.max(0, (data[i] ?? 0) + (grain[(Math.floor(i / 3) * 31) % grain.length] ?? 0)));
  }
  await sharp(data, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Bench', Model: 'Painter' }, IFD2: { DateTimeOriginal: '2026:05:01 10:00:00' } })
    .jpeg({ quality: 92 })
    .toFile(`${path}.partial`);
  await rename(`${path}.partial`, path);
}

/** Ridges behind ridges under a sky, with leaves: edges of every scale. */
function scene(seed: number): Buffer {
  const random = seededRandom(seed * 7919);
  const layers = Array.from({ length: 6 }, (_, i) => ({
    base: 0.35 + i * 0.11,
    waves: Array.from({ length: 5 }, (__, k) => ({
      rate: (k + 1) * (2 + random() * 9),
      phase: random() * 7,
      size: 0.06 / (k + 1),
    })),
    colour: [random() * 160, 60 + random() * 140, random() * 150],
  }));
  const sky = [120 + random() * 100, 140 + random() * 80, 160 + random() * 90];
  const data = Buffer.alloc(smallWidth * smallHeight * 3);
  for (let x = 0; x < smallWidth; x++) {
    const u = x / smallWidth;
    const ridges = layers.map(({ base, waves }) =>
      waves.reduce((sum, wave) => sum + wave.size * Math.sin(u * wave.rate * 6 + wave.phase), base),
    );
    for (let y = 0; y < smallHeight; y++) {
      const v = y / smallHeight;
      const layer = layers[ridges.findLastIndex((ridge) => v > ridge)];
      const leaf = layer ? ((Math.imul(x >> 1, 668_265_263) ^ Math.imul(y >> 1, 374_761_393)) >>> 26) - 16 : 0;
      const shade = layer
        ? layer.colour.map((channel) => channel * (1.1 - v * 0.4) + leaf)
        : sky.map((channel) => channel * (0.8 + v * 0.5));
      for (let channel = 0; channel < 3; channel++) {
        data[(y * smallWidth + x) * 3 + channel] = Math.min(255, Math.max(0, shade[channel] ?? 0));
      }
    }
  }
  return data;
}
