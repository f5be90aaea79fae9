import { getRank as getRankCall } from '@tuyuan/contract/contest/rank-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getRank } from './get-rank.ts';

export function rankingRoutes(app: FastifyInstance): void {
  bindEndpoint(app, getRankCall, (context, input) => getRank(context, input));
}
