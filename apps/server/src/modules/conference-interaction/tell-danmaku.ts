import type { Database } from '../../platform/database/database.ts';
import { publishEvent } from '../../platform/realtime/publish-event.ts';
import { presentDanmaku } from './danmaku.presenter.ts';
import type { DanmakuRow } from './danmaku.repository.ts';

/** Tells the hall that a line is shown, or shown no more. */
export async function tellDanmaku(transaction: Database, row: DanmakuRow, timeZone: string): Promise<void> {
  const isShown = row.state === 'shown';
  await publishEvent(transaction, {
    hub: 'conferenceLive',
    stream: `conference:${row.conference_id}`,
    target: 'all',
    name: 'danmaku',
    payload: { ...presentDanmaku(row, timeZone), isShown, ...(!isShown && { text: '' }) },
  });
}
