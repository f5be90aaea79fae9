import { createHash } from 'node:crypto';
import { colourBits, orientationIndex } from '@tuyuan/server/src/modules/library/search/image-criteria.ts';
import { imageFacets } from '@tuyuan/server/src/modules/library/search/index-images.ts';
import { lexemesOf, vectorLiteral, wordsLiteral } from '@tuyuan/server/src/modules/library/search/search-vector.ts';
import { tokenizerVersion } from '@tuyuan/server/src/modules/library/search/tokenizer-version.ts';
import { readTrees } from '@tuyuan/server/src/modules/library/search/tree.repository.ts';
import { databaseOver } from '@tuyuan/server/src/platform/database/database.ts';
import type pg from 'pg';
import {
  benchCategories,
  benchGivenNames,
  benchMoods,
  benchPlaces,
  benchRegions,
  benchSubjects,
  benchSurnames,
  benchTimes,
} from './search-vocabulary.data.ts';
import { seededRandom, zipfIndex } from './seeded-random.ts';

const batch = 5000;
const perSegment = 32_768;
const photographers = 2000;
const orientations = ['landscape', 'portrait', 'square', 'panorama'] as const;
const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
];

async function insertTree(
  pool: pg.Pool,
  table: 'region' | 'category',
  tree: Record<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [parent, children] of Object.entries(tree)) {
    const { rows } = await pool.query<{ id: number }>(`INSERT INTO ${table} (name) VALUES ($1) RETURNING id`, [parent]);
    const parentId = rows[0]?.id ?? 0;
    ids.set(parent, parentId);
    for (const child of children.split(' ')) {
      const inserted = await pool.query<{ id: number }>(
        `INSERT INTO ${table} (name, parent_id) VALUES ($1, $2) RETURNING id`,
        [child, parentId],
      );
      ids.set(child, inserted.rows[0]?.id ?? 0);
    }
  }
  return ids;
}

async function insertPhotographers(pool: pg.Pool, random: () => number): Promise<string[]> {
  const names = Array.from({ length: photographers }, () => {
    const given = benchGivenNames[Math.floor(random() * benchGivenNames.length)] ?? '';
    return `${benchSurnames[Math.floor(random() * benchSurnames.length)] ?? ''}${given}`;
  });
  await pool.query(
    'INSERT INTO app_user (id, user_name, nick_name) SELECT n, $2 || n, name FROM unnest($1::text[]) WITH ORDINALITY AS t(name, n)',
    [names, 'bench'],
  );
  await pool.query('INSERT INTO photographer (user_id) SELECT id FROM app_user');
  return names;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

function pick<Item>(random: () => number, items: readonly Item[], isZipf = false): Item {
  const item = items[isZipf ? zipfIndex(random, items.length) : Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const triggers = (change: 'ENABLE' | 'DISABLE') =>
  ['image_search', 'image', 'image_label'].map((table) => `ALTER TABLE ${table} ${change} TRIGGER ALL`).join('; ');

/** Fills an empty, migrated schema with `size` published images and their index rows, the GIN index built last. */
export async function fillLibrary(pool: pg.Pool, size: number, tell: (line: string) => void): Promise<void> {
  const random = seededRandom(20_261_120);
  const regions = await insertTree(pool, 'region', benchRegions);
  const categoryIds = await insertTree(pool, 'category', benchCategories);
  const names = await insertPhotographers(pool, random);
  const trees = await readTrees(databaseOver(pool));
  const counties = Object.values(benchRegions).flatMap((counties) => counties.split(' '));
  const newest = Date.UTC(2026, 10, 1);
  const span = 9 * 365 * 86_400_000;
  const segments = Math.ceil(size / perSegment);
  const timeOf = (n: number) => new Date(newest - span + Math.floor((span * n) / size));
  await pool.query('DELETE FROM search_segment');
  for (let segment = 0; segment < segments; segment += 1) {
    const lower = segment === 0 ? '-infinity' : timeOf(segment * perSegment).toISOString();
    await pool.query('INSERT INTO search_segment (segment, lower_at, lower_id) VALUES ($1, $2, 0)', [
      segment + 1,
      lower,
    ]);
  }
  await pool.query('DROP INDEX image_search_tsv; DROP INDEX image_label_label');
  await pool.query(triggers('DISABLE'));
  for (let first = 0; first < size; first += batch) {
    const rows = Array.from({ length: Math.min(batch, size - first) }, (_, offset) => {
      const n = first + offset + 1;
      const [subject, labelText, category] = pick(random, benchSubjects, true);
      const [time, timeLabel] = pick(random, benchTimes);
      const place = pick(random, benchPlaces, true);
      const mood = pick(random, benchMoods);
      const authorId = zipfIndex(random, photographers) + 1;
      const county = pick(random, counties, true);
      const orientation = pick(random, orientations, true);
      const at = timeOf(n - 1);
      const taken = new Date(at.getTime() - Math.floor(random() * 400) * 86_400_000);
      const price = random() < 0.1 ? 0 : 2000 + Math.floor(random() * 40) * 500;
      const image = {
        categoryId: categoryIds.get(category) ?? null,
        regionId: regions.get(county) ?? null,
        albumId: Math.ceil(n / 40),
        authorId,
        orientation,
        colours: [...new Set([pick(random, colours, true), pick(random, colours)])],
        year: taken.getUTCFullYear(),
        unitPrice: price,
        canUseAuthPay: random() < 0.7,
        takenDay: dayOf(taken),
        publishedDay: dayOf(at),
        faces: [],
        isSinglePeople: null,
      };
      const title = `${place}${time}${subject}${random() < 0.5 ? `，${mood}` : ''}`;
      const labels = [...labelText.split(' '), timeLabel, place, mood];
      const no = `TY${at.getUTCFullYear()}${String(at.getUTCMonth() + 1).padStart(2, '0')}${String(n).padStart(7, '0')}`;
      const regionPath = trees.regions.namesOf(image.regionId);
      const categories = trees.categories.namesOf(image.categoryId);
      const description = random() < 0.4 ? `拍摄于${county}，${timeLabel}时分，${mood}的${subject}。` : '';
      const segment = Math.floor((n - 1) / perSegment) + 1;
      const lexemes = lexemesOf(
        { title, labels, names: [names[authorId - 1] ?? '', ...regionPath], categories, description, no },
        imageFacets(image, trees),
      );
      const popularity = Math.floor(1 / (random() + 0.0005)) * 10 + Math.floor(random() * 10);
      return {
        id: n,
        no,
        title,
        description,
        category_id: image.categoryId,
        region_id: image.regionId,
        author_id: authorId,
        taken,
        at,
        orientation,
        colours: `{${image.colours.join(',')}}`,
        price,
        auth_pay: image.canUseAuthPay,
        sha: createHash('sha256').update(String(n)).digest('hex'),
        views: popularity,
        segment,
        year: image.year,
        orientation_index: orientationIndex(orientation),
        colour_bits: colourBits(image.colours),
        labels: [...new Set(labels)],
        words: wordsLiteral(lexemes),
        tsv: vectorLiteral(lexemes, segment),
      };
    });
    await insertBatch(pool, JSON.stringify(rows));
    if ((first / batch) % 20 === 0) tell(`  ${first + rows.length} of ${size} rows`);
  }
  tell('  building the indexes');
  await pool.query(
    "SET maintenance_work_mem = '1GB'; CREATE INDEX image_search_tsv ON image_search USING gin (tsv) WITH (fastupdate = off)",
  );
  await pool.query('CREATE INDEX image_label_label ON image_label (label_id)');
  await pool.query(triggers('ENABLE'));
  await pool.query('VACUUM ANALYZE');
}

async function insertBatch(pool: pg.Pool, rows: string): Promise<void> {
  await pool.query(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(id int, no text, title text, description text, category_id int, region_id int, author_id int, taken timestamptz, at timestamptz,
       orientation text, colours text[], price int, auth_pay boolean, sha text, views int, segment int, year int, orientation_index int, colour_bits int, labels text[], words text, tsv text)),
     images AS (INSERT INTO image (id, no, title, description, category_id, region_id, author_id, taken_at, bytes, format, sha256, original_key, width, height, orientation, thumbhash,
       colours, version, processing_state, review_state, price_editorial, price_commercial, price_extended, can_use_auth_pay, views, downloads, published_at)
       SELECT id, no, title, description, category_id, region_id, author_id, taken, 1000000, 'jpeg', decode(sha, 'hex'), no, 6000, 4000, orientation, '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
       colours, 'v1', 'ready', 'approved', price, price * 2, price * 5, auth_pay, views, views / 20, at FROM r),
     names AS (INSERT INTO label (name) SELECT DISTINCT unnest(labels) FROM r ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id, name),
     labelled AS (INSERT INTO image_label (image_id, label_id, position) SELECT r.id, names.id, w.position FROM r CROSS JOIN LATERAL unnest(r.labels) WITH ORDINALITY AS w(name, position) JOIN names USING (name))
     INSERT INTO image_search (image_id, segment, published_at, taken_at, author_id, category_id, region_id, unit_price, can_use_auth_pay, popularity, downloads, year, orientation, colours, tokenizer_version, words, tsv)
     SELECT id, segment, at, taken, author_id, category_id, region_id, price, auth_pay, views + 20 * (views / 20), views / 20, year, orientation_index, colour_bits, ${tokenizerVersion}, words::tsvector, tsv::tsvector FROM r`,
    [rows],
  );
}
