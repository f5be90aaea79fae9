import * as live from '@tuyuan/contract/conference/photo-wall.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { insertConference } from '../../../fixtures/conference.ts';
import { resultOf } from '../../../testing/call-endpoint.ts';
import type { Phone } from '../../../testing/plant-hall.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let conferenceId: number;
beforeAll(async () => {
  server = await startTestServer();
  conferenceId = await insertConference(server.db);
  await server.db.execute(sql`UPDATE conference SET live_on = true WHERE id = ${conferenceId}`);
});
afterAll(() => server.stop());

/** Published, one in each hall named; the latest shot first. */
async function plantWall(halls: readonly string[]): Promise<number[]> {
  await plantImages(
    server.db,
    halls.map((hall) => ({ title: hall })),
    await plantPhotographer(server.db, '顾清和'),
  );
  const { rows } = await server.db.execute(sql`
    INSERT INTO live_photo (conference_id, image_id, state, published_at, hall, shot_at)
    SELECT ${conferenceId}::int, id, 'published', now(), title, now() - make_interval(mins => id) FROM image ORDER BY id RETURNING id`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

it('finds page by page what one keeps oneself, as long as it is on the wall, and nothing for anybody else', async () => {
  const ids = await plantWall(['听涛厅', '听涛厅', '听涛厅', '竹里厅']);
  const lin = await plantTicketHolder(server.db, { conferenceId, userType: 0 });
  const mark = (id: number | undefined, kind: string, isMarked = true) =>
    resultOf(server.app, live.markLivePhoto, { id, kind, isMarked }, lin);
  for (const index of [0, 2, 3]) await mark(ids[index], 'collect');
  await mark(ids[1], 'like');
  const kept = (filter: Record<string, unknown>, phone?: Phone) =>
    resultOf(server.app, live.getLivePhotos, { conferenceId, isCollected: true, ...filter }, phone);
  const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id);

  const first = await kept({ maxResultCount: 2 }, lin);
  const second = await kept({ maxResultCount: 2, cursor: first.nextCursor }, lin);
  expect([idsOf(first), idsOf(second), second.nextCursor]).toEqual([[ids[0], ids[2]], [ids[3]], null]);
  expect(idsOf(await kept({ hall: '竹里厅' }, lin))).toEqual([ids[3]]);
  const survey = { conferenceId, isCollected: true };
  expect(await resultOf(server.app, live.getLiveWall, survey, lin)).toMatchObject({ totalCount: 4, foundCount: 3 });

  const neighbour = await plantTicketHolder(server.db, { conferenceId, userType: 0 });
  const stranger = await plantTicketHolder(server.db, { userType: 0 });
  for (const phone of [undefined, neighbour, stranger]) expect(idsOf(await kept({}, phone))).toEqual([]);

  await mark(ids[0], 'collect', false);
  await server.db.execute(sql`UPDATE live_photo SET state = 'withdrawn' WHERE id = ${ids[2]}`);
  expect(idsOf(await kept({}, lin))).toEqual([ids[3]]);
});
