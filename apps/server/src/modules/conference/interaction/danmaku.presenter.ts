import type { Danmaku } from '@tuyuan/contract/conference/interaction-fields.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { DanmakuRow } from './danmaku.repository.ts';

export function presentDanmaku(row: DanmakuRow, timeZone: string): Danmaku {
  return { id: row.id, roomId: row.room_id, text: row.text, place: row.place, at: toWireDate(row.at, timeZone) };
}

/** Returns `听涛厅 C 区` for seat `C-12-08`; attendees without a seat count as remote. */
export function placeOf({ hall, seat }: { hall: string; seat: string }): string {
  if (hall === '') return '线上';
  const zone = /^([A-Za-z])(?=[-\d])/.exec(seat)?.[1];
  return zone === undefined ? hall : `${hall} ${zone.toUpperCase()} 区`;
}
