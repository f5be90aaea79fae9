import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { retractEvents } from '../../../platform/realtime/retract-events.ts';
import { presentDanmaku } from './danmaku.presenter.ts';
import type { DanmakuRow } from './danmaku.repository.ts';

/** Publishes to the hall that a message is shown or hidden. */
export async function publishDanmaku(transaction: Database, row: DanmakuRow, timeZone: string): Promise<void> {
  const isShown = row.state === 'shown';
  const event = {
    hub: 'conferenceLive',
    stream: `conference:${row.conference_id}`,
    target: 'all',
    name: 'danmaku',
  } as const;
  if (!isShown) await retractEvents(transaction, { ...event, id: row.id, blank: { text: '', isShown } });
  await publishEvent(transaction, {
    ...event,
    payload: { ...presentDanmaku(row, timeZone), isShown, ...(!isShown && { text: '' }) },
  });
}
