import * as shown from '@tuyuan/contract/contest/award.ts';
import * as managed from '@tuyuan/contract/contest/award-management.ts';
import { awardCertificatePath } from '@tuyuan/contract/contest/contest-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import { readCertificateNumber } from '../../../platform/text/certificate-number.ts';
import { readCaller } from '../../site/index.ts';
import {
  findAwardByNo,
  findVisibleActivity,
  listOwnAwards,
  listPublished,
  listShortlisted,
} from './award.repository.ts';
import { type AwardDeps, awardCertificate } from './award-certificate.ts';
import { findAwardWork, getAwardDesk, getAwardProposal, setAwards } from './manage-awards.ts';
import { publishAwards, revokeAward } from './publish-awards.ts';

/** Binds awards: what everybody sees of them, each winner's own, their certificates, and the office's desk. */
export function awardRoutes(app: FastifyInstance, deps: AwardDeps): void {
  bindEndpoint(app, shown.getAwards, async ({ db }, { activityId }) => {
    await orThrow(findVisibleActivity(db, activityId), 'Activity.NotFound');
    const byPrize = Map.groupBy(await listPublished(db, activityId), ({ prize }) => prize);
    return { prizes: [...byPrize].map(([name, awards]) => ({ name, reward: awards[0]?.reward ?? '', awards })) };
  });
  bindEndpoint(app, shown.getAchievements, async ({ db, actor }, { activityId }) => ({
    awards: await listOwnAwards(db, actor.id, activityId),
    shortlisted: await listShortlisted(db, actor.id, activityId),
  }));
  bindEndpoint(app, shown.verifyAward, async ({ db }, { no: typed }) => {
    const no = readCertificateNumber('A', typed);
    if (no === null) throw new AppError('Award.NotFound');
    return orThrow(findAwardByNo(db, no), 'Award.NotFound');
  });

  bindEndpoint(app, managed.getAwardDesk, ({ db }, { activityId }) => getAwardDesk(db, activityId));
  bindEndpoint(app, managed.getAwardProposal, ({ db }, { activityId }) => getAwardProposal(db, activityId));
  bindEndpoint(app, managed.findAwardWork, ({ db }, input) => findAwardWork(db, input));
  bindEndpoint(app, managed.setAwards, async (context, input) => {
    await setAwards(context, input);
    return getAwardDesk(context.db, input.activityId);
  });
  bindEndpoint(app, managed.publishAwards, async (context, input) => {
    await publishAwards(context.db, input);
    return getAwardDesk(context.db, input.activityId);
  });
  bindEndpoint(app, managed.revokeAward, async (context, input) =>
    getAwardDesk(context.db, await revokeAward(context, input)),
  );

  // A browser opens it, so the cookie identifies the caller.
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: awardCertificatePath(':no'),
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { no } = z.object({ no: z.string() }).parse(request.params);
      const certificate = await awardCertificate(deps, caller, no);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`获奖证书 ${no}.pdf`)}`,
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(certificate));
    },
  });
}
