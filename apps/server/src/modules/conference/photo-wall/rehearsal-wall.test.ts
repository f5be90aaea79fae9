import * as live from '@tuyuan/contract/conference/photo-wall.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertConference } from '../../../fixtures/conference.ts';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { plantImages, plantPhotographer } from '../../../testing/plant-images.ts';
import { plantTicketHolder } from '../../../testing/plant-ticket-holder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { newestPhotos } from './newest-photos.ts';
import { isOnOpenWall } from './wall.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('is open to who has a ticket of the rehearsal and on its screens, and to nobody else', async () => {
  const conferenceId = await insertConference(server.db);
  await server.db.execute(sql`UPDATE conference SET live_on = true, is_rehearsal = true WHERE id = ${conferenceId}`);
  await plantImages(server.db, [{ title: '彩排' }], await plantPhotographer(server.db, '顾清和'));
  await server.db.execute(sql`
    INSERT INTO live_photo (conference_id, image_id, state, published_at, shot_at) SELECT ${conferenceId}::int, id, 'published', now(), now() FROM image`);
  const stranger = await plantTicketHolder(server.db, { userType: 2 });
  const office = await server.logInAs('office', ['admin']);
  for (const headers of [{}, stranger, office]) {
    const photos = await callEndpoint(server.app, live.getLivePhotos, { conferenceId }, headers);
    const wall = await callEndpoint(server.app, live.getLiveWall, { conferenceId }, headers);
    expect([photos.code, wall.code]).toEqual(['LiveWall.Closed', 'LiveWall.Closed']);
  }

  const lin = await plantTicketHolder(server.db, { conferenceId, userType: 0 });
  const { items } = await resultOf(server.app, live.getLivePhotos, { conferenceId }, lin);
  expect(items).toHaveLength(1);
  expect((await resultOf(server.app, live.getLiveWall, { conferenceId }, lin)).totalCount).toBe(1);
  expect(await newestPhotos(server.db, { conferenceId, limit: 5, timeZone: 'Asia/Shanghai' })).toEqual(items);
  expect(await isOnOpenWall(server.db, items[0]?.imageId ?? 0)).toBe(true);
});
