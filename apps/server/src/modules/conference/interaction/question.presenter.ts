import type { PublicQuestion } from '@tuyuan/contract/conference/interaction-fields.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { QuestionRow } from './question.repository.ts';

export function presentQuestion(row: QuestionRow, timeZone: string): PublicQuestion {
  return {
    id: row.id,
    roomId: row.room_id,
    text: row.text,
    state: row.state,
    speaker: row.speaker,
    votes: row.votes,
    at: toWireDate(row.at, timeZone),
  };
}
