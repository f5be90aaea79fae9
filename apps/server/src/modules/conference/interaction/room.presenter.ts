import type { InteractionRoom } from '@tuyuan/contract/conference/interaction.ts';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import type { RoomRow } from './interaction-room.repository.ts';

export function presentRoom(row: RoomRow): InteractionRoom {
  return {
    id: row.id,
    name: row.name,
    isLive: row.is_live,
    danmakuOn: row.danmaku_on,
    danmakuReviewed: row.danmaku_reviewed,
    slowSeconds: row.slow_seconds,
    questionsOn: row.questions_on,
    questionsReviewed: row.questions_reviewed,
  };
}

export function presentManagedRoom(row: RoomRow): ManagedRoom {
  return { ...presentRoom(row), pendingDanmaku: row.pending_danmaku, pendingQuestions: row.pending_questions };
}
