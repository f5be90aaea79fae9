import * as pass from '@tuyuan/contract/conference/ticket-pass.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { certifyPass } from './certify-pass.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { getPass } from './get-pass.ts';
import { listMySignPoints } from './list-my-sign-points.ts';
import { listMyVouchers } from './list-my-vouchers.ts';
import { signByPoster } from './sign-by-poster.ts';

/** The attendee's own ticket: page, code, sign points and vouchers. */
export function ticketPassRoutes(app: FastifyInstance, deps: CheckInDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, pass.getPass, (context) => getPass(deps, context));
  bindEndpoint(app, pass.certifyPass, (context, key) => certifyPass(deps, context, key));
  bindEndpoint(app, pass.getMySignPoints, async (context) => ({ items: await listMySignPoints(context, timeZone) }));
  bindEndpoint(app, pass.signByPoster, (context, wanted) => signByPoster(deps, context, wanted));
  bindEndpoint(app, pass.getMyVouchers, async (context) => ({ items: await listMyVouchers(context, timeZone) }));
}
