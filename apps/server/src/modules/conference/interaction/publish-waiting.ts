import type { Database } from '../../../platform/database/database.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import { findRoom } from './interaction-room.repository.ts';

interface Hall {
  room_id: number;
  conference_id: number;
}

/** Publishes to staff how many messages and questions of a hall await review. */
export function publishWaiting(db: Database, { room_id: roomId, conference_id: conferenceId }: Hall): void {
  publishLatest(db, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'waiting',
    key: `room:${roomId}`,
    async read(current) {
      const room = await findRoom(current, roomId);
      if (!room) return null;
      return { of: 'room' as const, id: roomId, danmaku: room.pending_danmaku, questions: room.pending_questions };
    },
  });
}
