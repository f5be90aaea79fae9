import { looksPerImage } from '@tuyuan/server/src/modules/library/similar/look-table.ts';
import { regionRecipe } from '@tuyuan/server/src/modules/library/similar/region-look.repository.ts';
import type { Look } from '@tuyuan/server/src/platform/imaging/describe-look.ts';
import type pg from 'pg';
import { seededRandom } from './seeded-random.ts';

const batch = 5000;
const [codeBytes, descriptorBytes] = [32 * looksPerImage, 256 * looksPerImage];
const rowBytes = codeBytes + descriptorBytes;

/**
 * Puts published images with these looks into the tables, then others up to `size` whose looks are theirs, much disturbed;
 * an earlier run's of the same pictures and size stay.
 */
export async function fillLooks(pool: pg.Pool, pictures: readonly (readonly Look[])[], size: number): Promise<void> {
  const known = pictures.map(packed);
  const { rows: kept } = await pool.query<{ count: string; codes: Buffer | null }>(
    `SELECT count(*), string_agg(codes || descriptors, ''::bytea ORDER BY image_id) FILTER (WHERE image_id <= $1) AS codes
     FROM image_region_look WHERE model = '${regionRecipe}'`,
    [known.length],
  );
  if (Number(kept[0]?.count) === size && kept[0]?.codes?.equals(Buffer.concat(known).subarray(0, size * rowBytes)))
    return;
  await pool.query('DELETE FROM image');
  await pool.query("INSERT INTO app_user (id, user_name, nick_name) VALUES (1, 'bench', '测') ON CONFLICT DO NOTHING");
  await pool.query('INSERT INTO photographer (user_id) VALUES (1) ON CONFLICT DO NOTHING');
  await pool.query('ALTER TABLE image DISABLE TRIGGER ALL; ALTER TABLE image_search DISABLE TRIGGER ALL');
  await pool.query(
    `INSERT INTO image (id, no, title, description, author_id, bytes, format, sha256, original_key, width, height, orientation, thumbhash, version, processing_state, review_state, published_at)
     SELECT n, 'B' || n, '图 ' || n, '', 1, 1000, 'jpeg', sha256(n::text::bytea), 'bench/' || n, 1200, 800, 'landscape', '3OcRJYB4d3h/iIeHeEh3eIhw+j3A', 'v1', 'ready', 'approved', now() FROM generate_series(1, $1::int) n`,
    [size],
  );
  await pool.query(
    `INSERT INTO image_search (image_id, segment, published_at, author_id, unit_price, can_use_auth_pay, popularity, downloads, year, orientation, colours, tokenizer_version, words, tsv)
     SELECT n, 1, now(), 1, 0, false, 0, 0, 2026, 0, 0, 1, '', '' FROM generate_series(1, $1::int) n`,
    [size],
  );
  await pool.query('ALTER TABLE image ENABLE TRIGGER ALL; ALTER TABLE image_search ENABLE TRIGGER ALL');
  const random = seededRandom(81);
  for (let first = 0; first < size; first += batch) {
    const count = Math.min(batch, size - first);
    const rows = Buffer.alloc(count * rowBytes);
    for (let row = 0; row < count; row += 1) {
      const own = known[first + row];
      (own ?? disturbed(known, random)).copy(rows, row * rowBytes);
    }
    await pool.query(
      `INSERT INTO image_region_look (image_id, model, described_at, codes, descriptors)
       SELECT $2::int + n + 1, '${regionRecipe}', now() - interval '1 day', substring($1::bytea FROM n * ${rowBytes} + 1 FOR ${codeBytes}),
         substring($1::bytea FROM n * ${rowBytes} + ${codeBytes + 1} FOR ${descriptorBytes}) FROM generate_series(0, $3::int - 1) n`,
      [rows, first, count],
    );
  }
  await pool.query('VACUUM ANALYZE');
}

function packed(looks: readonly Look[]): Buffer {
  const codes = looks.map(({ code }) => Buffer.from(code, 'hex'));
  return Buffer.concat([...codes, ...looks.map(({ descriptor }) => Buffer.from(descriptor))]);
}

/** Every fourth bit of the codes flipped, every number of the descriptors moved. */
function disturbed(known: readonly Buffer[], random: () => number): Buffer {
  const row = Buffer.from(known[Math.floor(random() * known.length)] ?? Buffer.alloc(rowBytes));
  let state = Math.floor(random() * 2 ** 31) | 1;
  for (let at = 0; at < rowBytes; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    if (at < codeBytes) row[at] = (row[at] ?? 0) ^ (state & (state >>> 8) & 0xff);
    else row.writeInt8(Math.max(-127, Math.min(127, row.readInt8(at) + (state & 63) - 32)), at);
  }
  return row;
}
