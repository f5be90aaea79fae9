import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

/**
 * Baseline of the ingest benchmark: libvips alone decodes, resizes and encodes, as many pictures at once as there are
 * cores. Run as `node ingest-bare.ts <cores> <file…>`; prints the milliseconds taken.
 */
const [cores, ...paths] = process.argv.slice(2);
sharp.concurrency(1);
sharp.cache(false);
// The pipeline's workers yield to the server, so on a busy machine the comparison is fair only if these do too.
setPriority(5);

const started = performance.now();
await Promise.all(
  Array.from({ length: Number(cores) }, async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await render(path);
  }),
);
process.stdout.write(`${performance.now() - started}\n`);

async function render(path: string): Promise<void> {
  const master = await toRaw(sharp(path).autoOrient().resize(1600, 1600, { fit: 'inside', withoutEnlargement: true }));
  for (const size of ['h300', 'w320', 'w640', 'w1280', 'w1600']) {
    const wanted = Number(size.slice(1));
    const target = size === 'h300' ? { height: wanted } : { width: wanted };
    const small = size === 'w1600' ? master : await toRaw(open(master).resize({ ...target, withoutEnlargement: true }));
    await open(small).jpeg({ quality: 80, optimiseCoding: true }).toBuffer();
    await open(small).webp({ quality: 78, effort: 2 }).toBuffer();
    if (wanted <= 640) await open(small).avif({ quality: 50, effort: 0 }).toBuffer();
  }
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

async function toRaw(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open({ data, width, height }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
