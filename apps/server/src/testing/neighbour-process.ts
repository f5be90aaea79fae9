// Another process of a test's installation: `node neighbour-process.ts <the database's connection> <data folder> <mode>`.
// Sends its address to its parent and publishes the photos the parent names.
import { on } from 'node:events';
import { z } from 'zod';
import { buildServer } from '../build-server.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { publishEvent } from '../platform/realtime/publish-event.ts';

const Photo = z.object({ conferenceId: z.int(), id: z.int() });

const [connection = '', dataDir = '', mode = 'web'] = process.argv.slice(2);
const server = await buildServer({
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', MODE: mode, IMAGING_WORKERS: '1' }),
  connection: z.looseObject({}).parse(JSON.parse(connection)),
  isOnlyWorker: false,
  logger: createLogger('silent'),
});
process.send?.(await server.app.listen({ port: 0, host: '127.0.0.1' }));
for await (const [message] of on(process, 'message', { close: ['disconnect'] })) {
  const { conferenceId, id } = Photo.parse(message);
  await publishEvent(server.databases.of('tenant_default'), {
    hub: 'conferenceLive',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'photoPublished',
    payload: { id, photo: null },
  });
}
await server.close();
