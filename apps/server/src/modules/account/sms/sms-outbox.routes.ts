import { getOutboxMessages } from '@tuyuan/contract/account/sms-outbox.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { listOutboxMessages } from './sms.repository.ts';

/** Shows the messages that would have been sent, for trying the site out. Not available where messages are really sent. */
export function smsOutboxRoutes(
  app: FastifyInstance,
  { isOpen, timeZone }: { isOpen: boolean; timeZone: string },
): void {
  bindEndpoint(app, getOutboxMessages, async ({ db }, page) => {
    if (!isOpen) return { isOpen, totalCount: 0, items: [] };
    const { totalCount, items } = await listOutboxMessages(db, page);
    return {
      isOpen,
      totalCount,
      items: items.map((message) => ({ ...message, at: toWireDate(message.at, timeZone) })),
    };
  });
}
