import * as copies from '@tuyuan/contract/library/image-copy.ts';
import type { FastifyInstance } from 'fastify';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { countCopies, pageOfCopyCases } from './copy-case.repository.ts';
import { decideCopyCase, reopenCopyCase } from './decide-copy-case.ts';
import { pageOfOwnCopies } from './own-copy.repository.ts';
import { requestCopyDecision } from './request-copy-decision.ts';

/** Binds the office's desk for copies, and what photographers see of those of their own. */
export function imageCopyRoutes(app: FastifyInstance, deps: { timeZone: string; events: DomainEvents }): void {
  bindEndpoint(app, copies.getCopyCases, ({ db }, query) => pageOfCopyCases(db, query));
  bindEndpoint(app, copies.getCopyFigures, ({ db }) => countCopies(db));
  bindEndpoint(app, copies.decideCopyCase, async (context, input) => {
    await decideCopyCase(context, input, deps);
    return {};
  });
  bindEndpoint(app, copies.reopenCopyCase, async (context, { id, reason }) => {
    await reopenCopyCase(context, id, reason);
    return {};
  });
  bindEndpoint(app, copies.getOwnCopies, ({ db, actor }, page) => pageOfOwnCopies(db, actor.id, page));
  bindEndpoint(app, copies.requestCopyDecision, async (context, { id }) => {
    await requestCopyDecision(context, id);
    return {};
  });
}
