// How evenly a contest's wall shows its works: `pnpm bench exposure [--works 500] [--views 10000] [--port 8095]`.
import { parseArgs } from 'node:util';
import { getWorks } from '@tuyuan/contract/contest/wall-data.ts';
import { z } from 'zod';
import { machineLine } from './bench-database.ts';
import { makeContest } from './make-contest.ts';
import { verdict } from './measure.ts';
import { resultOf, withOwnServer } from './own-server.ts';
import { seededRandom } from './seeded-random.ts';

const { values } = parseArgs({
  options: {
    works: { type: 'string', default: '500' },
    views: { type: 'string', default: '10000' },
    port: { type: 'string', default: '8095' },
  },
});
const [works, views] = [Number(values.works), Number(values.views)];
/** Those that look at the wall at the same time, before what they saw is counted. */
const atOnce = 25;
const maxGini = 0.1;
const Shown = z.array(z.object({ shown: z.int() }));

await withOwnServer({ port: Number(values.port), sockets: atOnce + 1 }, async ({ client, get }) => {
  const { activityId } = await makeContest(client, { works });
  const random = seededRandom(16);
  console.log(
    `${machineLine()}\n${works} works, ${views} views of the wall, ${atOnce} at a time; each sees 4 to 40 works`,
  );
  for (let view = 0; view < views; view += atOnce) {
    // As if a quarter of a minute had gone by: orders then begin from new counts.
    await client.query(`UPDATE wall_order SET made_at = made_at - interval '15 seconds' WHERE activity_id = $1`, [
      activityId,
    ]);
    const seen = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const answer = await get(getWorks.path, {}, { activityId, maxResultCount: 4 + Math.floor(random() ** 2 * 37) });
        return resultOf(getWorks.output, answer).items.map(({ id }) => id);
      }),
    );
    await client.query(
      'UPDATE entry e SET shown = e.shown + s.views FROM (SELECT id, count(*)::int AS views FROM unnest($1::int[]) id GROUP BY id) s WHERE e.id = s.id',
      [seen.flat()],
    );
  }
  const { gini } = resultOf(getWorks.output, await get(getWorks.path, {}, { activityId, maxResultCount: 1 }));
  const { rows } = await client.query('SELECT shown FROM entry WHERE activity_id = $1', [activityId]);
  const shown = Shown.parse(rows).map((row) => row.shown);
  console.table([
    { what: 'shown least, most', is: `${Math.min(...shown)}, ${Math.max(...shown)}`, wanted: '', verdict: '' },
    { what: 'Gini', is: (gini ?? 1).toFixed(4), wanted: `≤ ${maxGini}`, verdict: verdict((gini ?? 1) <= maxGini) },
  ]);
});
