import { getEventsSince as sinceEndpoint } from '@tuyuan/contract/hub-data.ts';
import type { Target } from '@tuyuan/realtime/hubs.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { findHoldings, findLiveSessions } from './modules/account/index.ts';
import { findLiveTicketSessions, liveTargets, staffTargets } from './modules/conference/index.ts';
import { listTenants } from './modules/site/index.ts';
import type { TenantDatabases } from './platform/database/tenant-databases.ts';
import { bindEndpoint } from './platform/http/bind-endpoint.ts';
import { hubMetrics } from './platform/observability/hub-metrics.ts';
import { getEventsSince } from './platform/realtime/get-events-since.ts';
import { hearableChannels, type TargetsOfHubs } from './platform/realtime/hearable-channels.ts';
import { openHubs } from './platform/realtime/open-hubs.ts';

interface Parts {
  app: FastifyInstance;
  config: Config;
  connection: pg.ClientConfig;
  databases: TenantDatabases;
  metrics: Registry;
  logger: Logger;
}

const conferenceOf = (stream: `conference:${number}`) => Number(stream.slice('conference:'.length));

/** Which hub targets a caller may listen to. */
const targetsOf: TargetsOfHubs = {
  conferenceLive: (listener, stream) => liveTargets(listener, conferenceOf(stream)),
  conferenceStaff: (listener, stream) => staffTargets(listener, conferenceOf(stream)),
  async galleryCommon({ actor }, stream): Promise<readonly Target[] | null> {
    // There are no activities yet.
    if (stream !== 'site') return null;
    return actor ? ['all', `user:${actor.id}`] : ['all'];
  },
};

/** Mounts the hubs and the call that fetches missed events. */
export async function serveHubs({ app, config, connection, databases, metrics, logger }: Parts): Promise<void> {
  await openHubs(app, {
    connection,
    databaseOf: databases.of,
    timeZone: config.TIME_ZONE,
    limits: {
      connections: config.HUB_CONNECTIONS,
      connectionsPerUser: config.HUB_CONNECTIONS_PER_USER,
      messageBytes: config.HUB_MESSAGE_KB,
      messagesPerSecond: config.HUB_MESSAGES_PER_SECOND,
      messageBurst: config.HUB_MESSAGES_PER_SECOND * 3,
    },
    targetsOf,
    checks: {
      liveSessions: (schema, kind, tokenHashes) =>
        (kind === 'user' ? findLiveSessions : findLiveTicketSessions)(databases.of(schema), tokenHashes),
      async suspendedSchemas() {
        const tenants = await listTenants(databases.platform);
        return tenants.filter((tenant) => tenant.is_suspended).map((tenant) => tenant.schema_name);
      },
      permissionsOf: (schema, userIds) => findHoldings(databases.of(schema), userIds),
    },
    metricsOf: hubMetrics(metrics),
    failed: (error) => logger.error({ err: error }, 'hub failed'),
  });
  bindEndpoint(app, sinceEndpoint, async ({ tenant, db, actor, ticket }, input) =>
    getEventsSince(
      {
        db,
        timeZone: config.TIME_ZONE,
        hearable: (channels) =>
          hearableChannels(targetsOf, { id: null, schema: tenant.schema, db, actor, ticket, holds: [] }, channels),
      },
      input,
    ),
  );
}
