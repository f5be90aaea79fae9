import * as rehearsal from '@tuyuan/contract/conference/rehearsal.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { conferenceExists } from '../registration/index.ts';
import { type Installation, readinessOf } from './readiness.ts';
import { presentRehearsal } from './rehearsal.presenter.ts';
import { readRehearsals } from './rehearsal.repository.ts';
import { startRehearsal } from './start-rehearsal.ts';

interface Deps {
  jobs: JobQueue;
  timeZone: string;
  installation: Installation;
}

/** Rehearsals: a conference played through before it is one. */
export function rehearsalRoutes(app: FastifyInstance, deps: Deps): void {
  bindEndpoint(app, rehearsal.startRehearsal, (context, wanted) => startRehearsal(deps, context, wanted));
  bindEndpoint(app, rehearsal.getRehearsals, async ({ db }, { conferenceId }) => {
    if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
    const rows = await readRehearsals(db, conferenceId);
    return { items: rows.map((row) => presentRehearsal(row, deps.timeZone)) };
  });
  bindEndpoint(app, rehearsal.getReadiness, async ({ db }, { conferenceId }) => {
    const items = await orThrow(readinessOf(deps.installation, db, conferenceId), 'Conference.NotFound');
    return { items };
  });
}
