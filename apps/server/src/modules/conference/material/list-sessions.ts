import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readDraftSessions } from '../schedule/index.ts';

/** Returns the sessions a material can belong to: those with a time, published or not. */
export async function listSessions(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<NonNullable<Attachment['session']>[]> {
  return (await readDraftSessions(db, conferenceId)).flatMap(
    ({ id, title, start_time: start, duration_minutes: minutes, is_removed: isRemoved }) => {
      if (start === null || isRemoved) return [];
      const end = new Date(start.getTime() + minutes * 60_000);
      return [{ id, title, startTime: toWireDate(start, timeZone), endTime: toWireDate(end, timeZone) }];
    },
  );
}
