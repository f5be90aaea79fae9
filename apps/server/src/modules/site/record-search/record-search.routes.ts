import { findRecords as endpoint } from '@tuyuan/contract/site/record-search.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findRecords } from './find-records.ts';

/** The back office's search over its records. */
export function recordSearchRoutes(app: FastifyInstance): void {
  bindEndpoint(app, endpoint, (context, { words }) => findRecords(context, words));
}
