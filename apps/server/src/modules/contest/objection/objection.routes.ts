import * as own from '@tuyuan/contract/contest/objection.ts';
import * as managed from '@tuyuan/contract/contest/objection-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { decideObjection } from './decide-objection.ts';
import { makeObjection } from './make-objection.ts';
import { pageOfManagedObjections, pageOfObjections } from './objection.repository.ts';

/** Binds objections to places: what everybody sees of them, making one, and the office's answers. */
export function objectionRoutes(app: FastifyInstance): void {
  bindEndpoint(app, own.getObjections, ({ db, actor }, input) => pageOfObjections(db, input, actor?.id ?? null));
  bindEndpoint(app, own.makeObjection, async (context, input) => ({ id: await makeObjection(context, input) }));
  bindEndpoint(app, managed.getManagedObjections, ({ db }, input) => pageOfManagedObjections(db, input));
  bindEndpoint(app, managed.decideObjection, async (context, input) => {
    await decideObjection(context, input);
    return {};
  });
}
