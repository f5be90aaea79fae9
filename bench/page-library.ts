import type pg from 'pg';
import { openSearchBench, type SearchBench } from './search-database.ts';

/** Images whose pages are asked for; they have an album, colours and similar ones. */
const sampled = 2000;
const perAlbum = 40;
export const pageHost = 'pages.bench';

export interface PageLibrary extends SearchBench {
  imageIds: readonly number[];
}

/** Opens the library of `size` images as a site of its own, under `pageHost`. */
export async function openPageLibrary(size: number): Promise<PageLibrary> {
  const bench = await openSearchBench(size);
  const { rows } = await bench.pool.query<{ isComplete: boolean }>(
    'SELECT EXISTS (SELECT FROM image_descriptor) AS "isComplete"',
  );
  if (!rows[0]?.isComplete) await complete(bench.pool, size);
  await bench.pool.query(
    `INSERT INTO platform.tenant (name, host_name, schema_name) VALUES ('图苑', $1, $2)
     ON CONFLICT (host_name) DO UPDATE SET schema_name = excluded.schema_name`,
    [pageHost, bench.schema],
  );
  const sample = await bench.pool.query<{ id: number }>('SELECT id FROM image WHERE album_id IS NOT NULL ORDER BY id');
  return { ...bench, imageIds: sample.rows.map(({ id }) => id) };
}

async function complete(pool: pg.Pool, size: number): Promise<void> {
  const step = Math.max(1, Math.floor(size / sampled));
  await pool.query(
    `INSERT INTO album (title, author_id, review_state, published_at)
     SELECT '第' || n || '辑', n, 'approved', now() FROM generate_series(1, $1::int) n`,
    [Math.ceil(Math.min(size, sampled) / perAlbum)],
  );
  await pool.query(
    `UPDATE image SET album_id = id / $1::int / $2::int + 1, album_position = id / $1::int % $2::int,
       palette = '[{"hex":"#274c77","share":0.4},{"hex":"#6096ba","share":0.3},{"hex":"#a3cef1","share":0.2},{"hex":"#8b8c89","share":0.1}]',
       camera = '{"make":"FUJIFILM","model":"X-T5","lens":"XF16-55mmF2.8","aperture":8,"exposure":"1/250","iso":125,"focalLength":23}'
     WHERE id % $1::int = 0 AND id / $1::int / $2::int + 1 <= (SELECT count(*) FROM album)`,
    [step, perAlbum],
  );
  await pool.query(
    `INSERT INTO image_descriptor (image_id, model, code, descriptor)
     SELECT id, 'classic-1', ('x' || md5(id || 'a') || md5(id || 'b'))::bit(256), decode(repeat(md5(id::text), 16), 'hex') FROM image`,
  );
  await pool.query(
    `UPDATE image_descriptor d SET similar_found_at = now(), similar_likeness = array_fill(5000, '{48}'),
       similar_ids = ARRAY(SELECT (d.image_id + n * 7919) % $1::int + 1 FROM generate_series(1, 48) n)
     FROM image i WHERE i.id = d.image_id AND i.album_id IS NOT NULL`,
    [size],
  );
  await pool.query('VACUUM ANALYZE image, album, image_descriptor');
}
