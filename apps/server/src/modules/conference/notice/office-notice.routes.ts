import * as office from '@tuyuan/contract/conference/notice-office.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { listManagedNotices } from './list-notices.ts';
import { findNoticeReceivers, listNoticeTargets, previewTarget } from './notice-targets.ts';
import { recallFromPhone, sendFromPhone } from './office-notices.ts';

/** Notices from office phones, limited to their own conference. */
export function officeNoticeRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, office.getOfficeNotices, ({ db, ticket: { conferenceId } }, query) =>
    listManagedNotices(db, { ...query, conferenceId }, timeZone),
  );
  bindEndpoint(app, office.getOfficeNoticeTargets, ({ db, ticket: { conferenceId } }) =>
    listNoticeTargets(db, conferenceId),
  );
  bindEndpoint(app, office.previewOfficeNotice, ({ db, ticket: { conferenceId } }, { target }) =>
    previewTarget(db, { conferenceId, target }),
  );
  bindEndpoint(app, office.findOfficeReceivers, ({ db, ticket: { conferenceId } }, { keyword }) =>
    findNoticeReceivers(db, conferenceId, keyword),
  );
  bindEndpoint(app, office.sendOfficeNotice, (context, input) => sendFromPhone(context, input, timeZone));
  bindEndpoint(app, office.recallOfficeNotice, (context, { id }) => recallFromPhone(context, id, timeZone));
}
