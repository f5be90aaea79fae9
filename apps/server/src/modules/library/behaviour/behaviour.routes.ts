import { click, read } from '@tuyuan/contract/library/user-behavior.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { VisitCounter } from './visit-counter.ts';

/** What visitors look at. Answers at once and alike, whether there is such a work or not. */
export function behaviourRoutes(app: FastifyInstance, counter: VisitCounter): void {
  bindEndpoint(app, read, async (context, { kind, id }) => {
    counter.note(context, kind, id);
    return {};
  });
  bindEndpoint(app, click, async (context, { imageId }) => {
    counter.note(context, 'image', imageId);
    return {};
  });
  app.addHook('onClose', () => counter.flush());
}
