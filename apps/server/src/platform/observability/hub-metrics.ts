import type { HubName } from '@tuyuan/realtime/hub-names.ts';
import type { HubMetrics } from '@tuyuan/signalr-server/hub/hub-metrics.ts';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Counts what happens at the hubs. */
export function hubMetrics(registry: Registry): (hub: HubName) => HubMetrics {
  const registers = [registry];
  const connections = new Gauge({
    name: 'hub_connections',
    help: 'Open hub connections by hub and transport.',
    labelNames: ['hub', 'transport'],
    registers,
  });
  const ended = new Counter({
    name: 'hub_connections_ended_total',
    help: 'Hub connections that ended, by hub and reason.',
    labelNames: ['hub', 'reason'],
    registers,
  });
  const calls = new Histogram({
    name: 'hub_call_duration_seconds',
    help: 'Duration of calls by clients, by hub, method and outcome.',
    labelNames: ['hub', 'method', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const broadcasts = new Histogram({
    name: 'hub_broadcast_duration_seconds',
    help: 'Time from sending an event until it was written to its last receiver, by hub and event.',
    labelNames: ['hub', 'event'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1],
    registers,
  });
  const deliveries = new Counter({
    name: 'hub_deliveries_total',
    help: 'Events written to receivers, by hub and event.',
    labelNames: ['hub', 'event'],
    registers,
  });
  return (hub) => ({
    opened: (transport) => connections.inc({ hub, transport }),
    closed(transport, reason, wasOpen) {
      if (wasOpen) connections.dec({ hub, transport });
      ended.inc({ hub, reason });
    },
    called: (method, outcome, milliseconds) => calls.observe({ hub, method, outcome }, milliseconds / 1000),
    broadcast(event, receivers, milliseconds) {
      broadcasts.observe({ hub, event }, milliseconds / 1000);
      deliveries.inc({ hub, event }, receivers);
    },
  });
}
