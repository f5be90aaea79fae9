import type pg from 'pg';
import { z } from 'zod';
import { listenForNotices, type NoticeListener } from '../database/listen-for-notices.ts';

/** Channels of `pg_notify`; the first two are also written by migration 0014. */
export const noticeChannels = { event: 'hub_event', session: 'hub_session', presence: 'hub_presence' } as const;

interface Handlers {
  /** New events in those channels of the tenant. */
  eventsStored(schema: string, channels: readonly string[] | 'all'): void;
  /** A session, or what it depends on, has ended or changed. */
  holdChanged(hold: string): void;
  presenceTold(notice: string): void;
  resumed(): void;
  failed(error: unknown): void;
}

const ChannelList = z.array(z.string());

/** Listens for hub notices of all processes' transactions. */
export function listenForHubs(connection: pg.ClientConfig, handlers: Handlers): Promise<NoticeListener> {
  return listenForNotices(connection, {
    channels: Object.values(noticeChannels),
    resumed: handlers.resumed,
    failed: handlers.failed,
    heard(channel, payload) {
      try {
        if (channel === noticeChannels.session) handlers.holdChanged(payload);
        else if (channel === noticeChannels.presence) handlers.presenceTold(payload);
        else hearEvents(payload, handlers);
      } catch (error) {
        handlers.failed(error);
      }
    },
  });
}

function hearEvents(payload: string, { eventsStored }: Handlers): void {
  const space = payload.indexOf(' ');
  const listed = payload.slice(space + 1);
  eventsStored(payload.slice(0, space), listed === '*' ? 'all' : ChannelList.parse(JSON.parse(listed)));
}
