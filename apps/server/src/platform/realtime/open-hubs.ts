import { toWireDate } from '@tuyuan/format/date.ts';
import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import { hubs as definitions } from '@tuyuan/realtime/hubs.ts';
import { isStreamOf } from '@tuyuan/realtime/is-stream-of.ts';
import { signalr } from '@tuyuan/signalr-server/fastify/signalr.ts';
import { createHub, type HubOptions } from '@tuyuan/signalr-server/hub/create-hub.ts';
import type { HubMetrics } from '@tuyuan/signalr-server/hub/hub-metrics.ts';
import type { HubLimits } from '@tuyuan/signalr-server/hub/hub-settings.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { eventHubHandlers } from './event-hub-handlers.ts';
import { eventRelay } from './event-relay.ts';
import { channelGroup } from './group-names.ts';
import type { TargetsOfHubs } from './hearable-channels.ts';
import { type HubEventRow, notifyHubs } from './hub-event.repository.ts';
import type { Listener } from './listener.ts';
import { listenForHubs, noticeChannels } from './notices.ts';
import { presence } from './presence.ts';
import { publishLatest } from './publish-latest.ts';
import { type EventHub, type HoldChecks, watchHolds } from './session-revocation-watcher.ts';

export interface HubParts {
  connection: pg.ClientConfig;
  databaseOf(schema: string): Database;
  timeZone: string;
  limits: Partial<HubLimits>;
  targetsOf: TargetsOfHubs;
  checks: HoldChecks;
  metricsOf(hub: HubName): HubMetrics;
  failed(error: unknown): void;
}

/** Shorter than the server waits for a silent socket, and than proxies do. */
const pollMs = 45_000;

/** Mounts the three hubs and delivers to them what any process publishes. */
export async function openHubs(app: FastifyInstance, parts: HubParts): Promise<Record<HubName, EventHub>> {
  const { connection, databaseOf, timeZone, targetsOf, failed } = parts;
  const relay = eventRelay({ databaseOf, deliver, failed });
  const optionsOf = (hub: HubName): HubOptions<Listener> => ({
    limits: parts.limits,
    timing: { poll: pollMs },
    metrics: parts.metricsOf(hub),
    onError: failed,
  });

  const listening = presence({
    countHere: (schema, stream) => hubs.conferenceLive.groupSize(channelGroup(schema, `conferenceLive/${stream}`)),
    tell: (schema, notice) => notifyHubs(databaseOf(schema), noticeChannels.presence, notice),
  });
  function publishPresence(schema: string, stream: string): void {
    if (!isStreamOf('conferenceLive', stream)) return;
    const read = async () => ({ count: listening.count(schema, stream) });
    publishLatest(databaseOf(schema), { hub: 'conferenceLive', stream, target: 'all', name: 'presence', read });
  }

  const shared = { relay, letsVisitorsIn: false };
  const live = eventHubHandlers({
    ...shared,
    hub: 'conferenceLive',
    targetsOf: targetsOf.conferenceLive,
    audienceChanged({ schema }, stream) {
      listening.changed(schema, stream);
      publishPresence(schema, stream);
    },
  });
  const staff = eventHubHandlers({ ...shared, hub: 'conferenceStaff', targetsOf: targetsOf.conferenceStaff });
  const common = eventHubHandlers({
    relay,
    hub: 'galleryCommon',
    targetsOf: targetsOf.galleryCommon,
    letsVisitorsIn: true,
  });
  const hubs: Record<HubName, EventHub> = {
    conferenceLive: createHub(definitions.conferenceLive, live, optionsOf('conferenceLive')),
    conferenceStaff: createHub(definitions.conferenceStaff, staff, optionsOf('conferenceStaff')),
    galleryCommon: createHub(definitions.galleryCommon, common, optionsOf('galleryCommon')),
  };

  function deliver(schema: string, { channel, seq, name, payload, at }: HubEventRow): boolean {
    const hub = Object.entries(hubs).find(([known]) => channel.startsWith(`${known}/`))?.[1];
    const group = channelGroup(schema, channel);
    if (!hub || hub.groupSize(group) === 0) return false;
    hub.clients.group(group).send(name, { channel, seq, at: toWireDate(at, timeZone), payload });
    return true;
  }

  const watch = watchHolds(Object.values(hubs), parts.checks, failed);
  const notices = await listenForHubs(connection, {
    eventsStored: relay.wake,
    holdChanged: watch.holdChanged,
    presenceTold(notice) {
      const news = listening.heard(notice);
      if (news) publishPresence(news.schema, news.stream);
    },
    resumed() {
      relay.wakeAll();
      watch.checkSessions().catch(failed);
    },
    failed,
  });
  await app.register(signalr, { hubs: Object.values(hubs), routeConfig: { rateLimit: false } });
  app.addHook('onClose', async () => {
    listening.close();
    watch.close();
    await notices.close();
  });
  return hubs;
}
