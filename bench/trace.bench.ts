// Reads invisible marks back from copies that were changed, and looks for them where there are none.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeMarks } from '@tuyuan/server/src/modules/library/tracing/trace-verdict.policy.ts';
import { createImagingPool } from '@tuyuan/server/src/platform/imaging/imaging-pool.ts';
import sharp, { type Sharp } from 'sharp';
import { seededRandom } from './seeded-random.ts';

const wanted = Number(process.argv[2] ?? 20);
/** Copies of a picture that were handed out: each is one more that could be blamed. */
const copies = 50;
const server = join(import.meta.dirname, '../apps/server');
const photos = join(server, 'demo/photos');
const results = join(server, 'src/modules/library/tracing/trace-rates.json');

interface Size {
  width: number;
  height: number;
}

const random = seededRandom(13);
const imaging = createImagingPool();
const all = readdirSync(photos).filter((name) => name.endsWith('.jpg'));
const chosen = all.filter((_, place) => (place * wanted) % all.length < wanted).slice(0, wanted);

/** Keeps that share of the area, somewhere in the picture. */
function cut(picture: Sharp, { width, height }: Size, share: number): Sharp {
  const side = Math.sqrt(share);
  const [w, h] = [Math.round(width * side), Math.round(height * side)];
  const [left, top] = [Math.floor(random() * (width - w)), Math.floor(random() * (height - h))];
  return picture.extract({ left, top, width: w, height: h });
}
const scaled = (picture: Sharp, { width }: Size, share: number) => picture.resize(Math.round(width * share));

const changes: Record<string, (picture: Sharp, size: Size) => Sharp> = {
  '缩到 75%': (picture, size) => scaled(picture, size, 0.75).jpeg({ quality: 85 }),
  缩到一半: (picture, size) => scaled(picture, size, 0.5).jpeg({ quality: 85 }),
  '缩到 35%': (picture, size) => scaled(picture, size, 0.35).jpeg({ quality: 85 }),
  'JPEG 90': (picture) => picture.jpeg({ quality: 90 }),
  'JPEG 70': (picture) => picture.jpeg({ quality: 70 }),
  'JPEG 50': (picture) => picture.jpeg({ quality: 50 }),
  裁掉一成: (picture, size) => cut(picture, size, 0.9).jpeg({ quality: 85 }),
  裁掉四分之一: (picture, size) => cut(picture, size, 0.75).jpeg({ quality: 85 }),
  裁掉一半: (picture, size) => cut(picture, size, 0.5).jpeg({ quality: 85 }),
  屏幕截图: (picture, size) =>
    scaled(cut(picture, size, 0.8), size, 0.57)
      .modulate({ brightness: 1.05, saturation: 1.1 })
      .jpeg({ quality: 75 }),
};

const read = new Map(Object.keys(changes).map((name) => [name, 0]));
const falseAlarms = { read: 0, tried: 0 };
let quality = 0;
console.log(`${chosen.length} pictures, ${copies} copies of each handed out …`);
for (const name of chosen) {
  const original = readFileSync(join(photos, name));
  const codes = Array.from({ length: copies }, () => randomBytes(16));
  const [own = randomBytes(16)] = codes;
  const rights = { artist: null, copyright: null, digitalSourceType: null };
  const marked = await imaging.embedTrace({ source: { bytes: original }, fileName: name }, own, rights);
  const { width, height } = await sharp(original).metadata();
  quality += await likenessDb(original, Buffer.from(marked.bytes));
  for (const [change, apply] of Object.entries(changes)) {
    const { verdict, first } = await judge(await changed(marked.bytes, apply, { width, height }), original, codes);
    if (verdict === 'read' && first === 0) read.set(change, (read.get(change) ?? 0) + 1);
    else if (verdict === 'read') falseAlarms.read++;
    // The same change of what was never marked.
    const innocent = await changed(original, apply, { width, height });
    falseAlarms.tried++;
    if ((await judge(innocent, original, codes)).verdict === 'read') falseAlarms.read++;
  }
  process.stdout.write('.');
}
imaging.close();

const rows = [...read].map(([name, count]) => ({ name, read: count, tried: chosen.length }));
console.log('');
console.table(rows.map((row) => ({ change: row.name, read: `${row.read} / ${row.tried}` })));
console.log(`unmarked pictures taken for marked: ${falseAlarms.read} / ${falseAlarms.tried}`);
console.log(`marked copy against the original: ${(quality / chosen.length).toFixed(1)} dB`);
const report = { measuredAt: new Date().toISOString().slice(0, 10), pictures: chosen.length, rows, falseAlarms };
writeFileSync(results, `${JSON.stringify(report, null, 2)}\n`);

function changed(bytes: Uint8Array, apply: (picture: Sharp, size: Size) => Sharp, size: Size): Promise<Buffer> {
  return apply(sharp(bytes), size).toBuffer();
}

async function judge(copy: Buffer, original: Buffer, codes: readonly Buffer[]) {
  const { scores } = await imaging.detectTrace({ source: { bytes: copy }, fileName: 'copy.jpg' }, original, codes);
  const { verdict, marks } = judgeMarks(
    scores.map((score, id) => ({ id, score })),
    scores.length,
  );
  return { verdict, first: marks[0]?.id };
}

async function likenessDb(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).toColourspace('srgb').raw().toBuffer()));
  if (!a || !b) return 0;
  let squares = 0;
  for (let i = 0; i < a.length; i++) squares += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}
