import { recordFrontEndError } from '@tuyuan/contract/audited-log.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import { insertFrontEndError } from './audit.repository.ts';

export function auditRoutes(app: FastifyInstance): void {
  bindEndpoint(app, recordFrontEndError, async ({ db, clientIp }, report) => {
    await insertFrontEndError(db, { ...report, clientIp });
    return {};
  });
}
