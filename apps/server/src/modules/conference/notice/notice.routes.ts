import * as inbox from '@tuyuan/contract/conference/inbox.ts';
import * as notices from '@tuyuan/contract/conference/notice.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createNotice } from './create-notice.ts';
import { deleteNotice } from './delete-notice.ts';
import { listInbox, listManagedNotices } from './list-notices.ts';
import { listNoticeReceipts } from './list-receipts.ts';
import { confirmNotice, readNoticeStatus, readNotices } from './notice-status.ts';
import { findNoticeReceivers, listNoticeTargets, previewTarget } from './notice-targets.ts';
import { officeNoticeRoutes } from './office-notice.routes.ts';
import { recallNotice } from './recall-notice.ts';
import { scheduleNotice } from './schedule-notice.ts';
import { sendDraft } from './send-draft.ts';
import { updateNotice } from './update-notice.ts';

/** A conference's notices: the sender's desk and attendees' inboxes. */
export function noticeRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  officeNoticeRoutes(app, { timeZone });
  bindEndpoint(app, notices.getManagedNotices, ({ db }, query) => listManagedNotices(db, query, timeZone));
  bindEndpoint(app, notices.createNotice, (context, input) => createNotice(context, input, timeZone));
  bindEndpoint(app, notices.updateNotice, ({ db }, input) => updateNotice(db, input, timeZone));
  bindEndpoint(app, notices.deleteNotice, async ({ db }, { id }) => {
    await deleteNotice(db, id);
    return {};
  });
  bindEndpoint(app, notices.sendNotice, ({ db }, { id }) => sendDraft(db, id, timeZone));
  bindEndpoint(app, notices.scheduleNotice, ({ db }, input) => scheduleNotice(db, input, timeZone));
  bindEndpoint(app, notices.recallNotice, ({ db }, { id }) => recallNotice(db, id, timeZone));
  bindEndpoint(app, notices.previewNoticeTarget, ({ db }, input) => previewTarget(db, input));
  bindEndpoint(app, notices.getNoticeTargets, ({ db }, { conferenceId }) => listNoticeTargets(db, conferenceId));
  bindEndpoint(app, notices.findNoticeReceivers, ({ db }, { conferenceId, keyword }) =>
    findNoticeReceivers(db, conferenceId, keyword),
  );
  bindEndpoint(app, notices.getNoticeReceipts, ({ db }, query) => listNoticeReceipts(db, query, timeZone));

  bindEndpoint(app, inbox.getNotices, ({ db, ticket }, query) => listInbox(db, ticket.attendeeId, query, timeZone));
  bindEndpoint(app, inbox.getNoticeStatus, ({ db, ticket }) => readNoticeStatus(db, ticket.attendeeId, timeZone));
  bindEndpoint(app, inbox.readNotices, async ({ db, ticket }, { ids }) => ({
    unreadCount: await readNotices(db, ticket.attendeeId, ids),
  }));
  bindEndpoint(app, inbox.confirmNotice, async ({ db, ticket }, { id }) => ({
    unreadCount: await confirmNotice(db, ticket.attendeeId, id),
  }));
}
