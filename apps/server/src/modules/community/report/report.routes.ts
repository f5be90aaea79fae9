import * as reports from '@tuyuan/contract/community/work-report.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createWorkReport } from './create-work-report.ts';
import { decideOnReportedWork } from './decide-on-reported-work.ts';
import { pageOfReportedWorks } from './report.repository.ts';

/** Binds what people report of works, and the office's desk for it. */
export function reportRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, reports.createWorkReport, async (context, input) => {
    await createWorkReport(context, input);
    return {};
  });
  bindEndpoint(app, reports.getReportedWorks, ({ db }, input) => pageOfReportedWorks(db, input));
  bindEndpoint(app, reports.decideOnReportedWork, async (context, input) => {
    await decideOnReportedWork(context, input, timeZone);
    return {};
  });
}
