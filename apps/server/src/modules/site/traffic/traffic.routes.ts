import * as traffic from '@tuyuan/contract/site/traffic.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getVisits } from './get-visits.ts';
import { findMissedSearches } from './traffic.repository.ts';
import type { TrafficCounter } from './traffic-counter.ts';

/** What was counted of the site's visits and searches. */
export function trafficRoutes(
  app: FastifyInstance,
  { timeZone, counter }: { timeZone: string; counter: TrafficCounter },
): void {
  const today = () => formatDate(new Date(), timeZone);
  bindEndpoint(app, traffic.getVisits, ({ db }, { days }) => getVisits(db, days, today()));
  bindEndpoint(app, traffic.getMissedSearches, async ({ db }, { days }) => ({
    items: await findMissedSearches(db, days, today()),
  }));
  app.addHook('onClose', () => counter.flush());
}
