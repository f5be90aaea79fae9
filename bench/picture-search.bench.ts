// Search by picture: how often the picture itself is found after an edit, and how long it takes among many:
// `pnpm bench picture-search [--images 1000000] [--demo 111] [--painted 200] [--searched 100]`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { defaultLikeness } from '@tuyuan/contract/library/likeness.ts';
import { searchImagesByPicture } from '@tuyuan/server/src/modules/library/search/search-by-picture.ts';
import { lookComparer } from '@tuyuan/server/src/modules/library/similar/compare-looks.ts';
import { findRegionLooks, LookTables } from '@tuyuan/server/src/modules/library/similar/index.ts';
import { createTempImage } from '@tuyuan/server/src/modules/library/temp-image/create-temp-image.ts';
import { KeptLooks } from '@tuyuan/server/src/modules/library/temp-image/kept-looks.ts';
import { pictureReader } from '@tuyuan/server/src/modules/library/temp-image/picture-reader.ts';
import { databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import { cookieJar } from '@tuyuan/server/src/platform/http/cookie-jar.ts';
import { createImagingPool } from '@tuyuan/server/src/platform/imaging/imaging-pool.ts';
import { openSecretBox } from '@tuyuan/server/src/platform/secret-box.ts';
import { machineLine, openBenchDatabase } from './bench-database.ts';
import { fillLooks } from './look-library.ts';
import { percentiles, verdict } from './measure.ts';
import { benchPictures, edits } from './picture-edits.ts';
import { treeMemory } from './process-memory.ts';
import { searchParts } from './search-parts.ts';

const { values } = parseArgs({
  options: {
    images: { type: 'string', default: '1000000' },
    demo: { type: 'string', default: '111' },
    painted: { type: 'string', default: '200' },
    searched: { type: 'string', default: '100' },
  },
});
const [images, searched] = [Number(values.images), Number(values.searched)];
const [minRecall, maxMs] = [0.95, 800];
const schema = 'tenant_picture_search';
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

console.log(machineLine());
const opened = await openBenchDatabase(schema, 4, ['0004_library.sql', '0081_library_region_look.sql']);
await opened.pool.query('SET statement_timeout = 0');
const db = databaseOver(opened.pool);
const imaging = createImagingPool();
const tables = new LookTables();
const box = openSecretBox(Buffer.alloc(32, 1), 'temp-image');
const deps = { imaging, box, tables, kept: new KeptLooks(), faces: { model: null, cloud: null } };
const readPicture = pictureReader(deps);
try {
  const pictures = await benchPictures(Number(values.demo), Number(values.painted));
  const looks = [];
  const describing = performance.now();
  for (const { bytes } of pictures) looks.push(await imaging.describeRegions({ source: { bytes }, fileName: 'a.jpg' }));
  const described = (performance.now() - describing) / pictures.length;
  await fillLooks(opened.pool, looks, images);
  let sender = 0;
  /** Searches as a browser does: the picture is sent, then what it is found in asked for. */
  async function find(bytes: Buffer): Promise<{ id: number; likeness: number | null }[]> {
    sender += 1;
    const context = { db, tenant: { schema }, clientIp: `10.0.0.${sender}`, cookies: cookieJar({}) };
    const { tempKey } = await createTempImage(deps, context, { bytes, fileName: 'picture.png' });
    const input = searchImages.input.parse({ tempKey, minLikeness: 0, withFacets: false });
    const picture = await readPicture(db, input);
    if (!picture) throw new Error('A picture that was sent is gone.');
    return (await searchImagesByPicture({ db, schema, tables, picture, parts: searchParts }, input)).items;
  }

  /** Asks again while the codes are being read, as a browser does. */
  async function findFirst(bytes: Buffer): Promise<void> {
    for (;;)
      try {
        await find(bytes);
        return;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'PictureSearch.Preparing')) throw error;
        await pause(1000);
      }
  }

  const before = treeMemory(process.pid);
  const opening = performance.now();
  await findFirst(pictures[0]?.bytes ?? Buffer.alloc(0));
  const firstMs = performance.now() - opening;
  const taken: number[] = [];
  const chosen = pictures.map((picture, place) => ({ ...picture, id: place + 1 }));
  const sample = chosen.filter((_, place) => place % Math.max(1, Math.floor(chosen.length / searched)) === 0);
  const rows = [];
  for (const [edit, apply] of Object.entries(edits)) {
    const at = { demo: { count: 0, first: 0, five: 0, shown: 0 }, painted: { count: 0, first: 0, five: 0, shown: 0 } };
    for (const { kind, bytes, id } of sample) {
      const edited = await apply(bytes);
      const begun = performance.now();
      const found = await find(edited);
      taken.push(performance.now() - begun);
      const place = found.findIndex((hit) => hit.id === id);
      at[kind].count += 1;
      if (place === 0) at[kind].first += 1;
      if (place >= 0 && place < 5) at[kind].five += 1;
      if (place >= 0 && (found[place]?.likeness ?? 0) >= defaultLikeness / 100) at[kind].shown += 1;
    }
    for (const [kind, { count, first, five, shown }] of Object.entries(at))
      if (count > 0)
        rows.push({
          edit,
          of: `${count} ${kind}`,
          'recall@1': (first / count).toFixed(2),
          'recall@5': (five / count).toFixed(2),
          limit: `≥ ${minRecall}`,
          verdict: verdict(five / count >= minRecall),
          [`at ${defaultLikeness} %`]: (shown / count).toFixed(2),
        });
  }
  console.log('No real photographs on this machine: the demo is painted too, and so is the rest.');
  console.table(rows);

  const { p50, p95 } = percentiles(taken);
  const scanned = Math.min(images, 20_000);
  const query = await imaging.describe({ source: { bytes: pictures[0]?.bytes ?? Buffer.alloc(0) }, fileName: 'a.jpg' });
  const exact = performance.now();
  const ids = Array.from({ length: scanned }, (_, place) => place + 1);
  const compared = (await findRegionLooks(db, ids)).map(lookComparer(query.looks));
  const exactMs = ((performance.now() - exact) * images) / Math.max(1, compared.length);
  const disk = await opened.pool.query<{ bytes: string }>(
    "SELECT pg_total_relation_size('image_region_look') AS bytes",
  );
  console.table([
    { what: `upload to result among ${images}, p50`, is: `${p50.toFixed(0)} ms` },
    { what: 'the same, p95', is: `${p95.toFixed(0)} ms`, limit: `≤ ${maxMs} ms`, verdict: verdict(p95 <= maxMs) },
    { what: 'the first search, which reads the codes', is: `${firstMs.toFixed(0)} ms` },
    {
      what: `yardstick: all compared exactly (${compared.length} done, for ${images})`,
      is: `${exactMs.toFixed(0)} ms`,
    },
    { what: 'exact ÷ ours', is: (exactMs / p50).toFixed(0) },
    { what: 'memory for it', is: megabytes(treeMemory(process.pid) - before) },
    { what: 'disk, looks of all parts', is: megabytes(Number(disk.rows[0]?.bytes ?? 0)) },
    { what: 'describing a picture and its parts', is: `${described.toFixed(0)} ms` },
  ]);
} finally {
  await tables.close();
  imaging.close();
  await opened.close();
}
