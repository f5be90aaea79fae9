import * as wall from '@tuyuan/contract/contest/wall-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getWorks } from './get-works.ts';
import type { ViewCounter } from './view-counter.ts';

/** The wall of a contest's works and what was seen of it. */
export function wallRoutes(app: FastifyInstance, views: ViewCounter): void {
  app.addHook('onClose', () => views.flush());
  bindEndpoint(app, wall.getWorks, (context, input) => getWorks(context, input));
  bindEndpoint(app, wall.recordShown, (context, { entryIds }) => {
    views.note(context, entryIds);
    return Promise.resolve({});
  });
}
