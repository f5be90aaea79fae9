import type { Rehearsal } from '@tuyuan/contract/conference/rehearsal.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { RehearsalRow } from './rehearsal.repository.ts';

export function presentRehearsal(row: RehearsalRow, timeZone: string): Rehearsal {
  return {
    id: row.id,
    conferenceId: row.conference_id,
    state: row.state,
    step: row.step,
    percent: row.percent,
    people: row.people,
    startedBy: row.started_by,
    startedAt: toWireDate(row.started_at, timeZone),
    finishedAt: row.finished_at && toWireDate(row.finished_at, timeZone),
    report: row.report,
  };
}
