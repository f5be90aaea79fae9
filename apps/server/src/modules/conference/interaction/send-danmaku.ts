import type { sendDanmaku as sendDanmakuEndpoint } from '@tuyuan/contract/conference/interaction.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { placeOf, presentDanmaku } from './danmaku.presenter.ts';
import { insertDanmaku } from './danmaku.repository.ts';
import { expectMayWrite } from './may-write.ts';
import { oneRoom } from './one-room.ts';
import { publishDanmaku } from './publish-danmaku.ts';
import { publishWaiting } from './publish-waiting.ts';

/** Throws `InteractionRoom.NotFound` and what `expectMayWrite` throws. */
export function sendDanmaku(
  { db, ticket }: TicketContext,
  input: InputOf<typeof sendDanmakuEndpoint>,
  timeZone: string,
): Promise<OutputOf<typeof sendDanmakuEndpoint>> {
  const { attendeeId, conferenceId } = ticket;
  return inTransaction(db, async (transaction) => {
    const room = await oneRoom(transaction, input.roomId, conferenceId);
    const slow = room.slow_seconds;
    const { text, isFlagged, ...seated } = await expectMayWrite(transaction, {
      attendeeId,
      text: input.text,
      isOpen: room.danmaku_on,
      pace: slow === 0 ? null : { key: 'danmaku', limit: 1, seconds: slow },
    });
    const isShown = !room.danmaku_reviewed && !isFlagged;
    const place = placeOf(seated);
    const line = await insertDanmaku(transaction, { roomId: room.id, attendeeId, text, place, isShown, isFlagged });
    if (isShown) await publishDanmaku(transaction, line, timeZone);
    else publishWaiting(transaction, line);
    return { ...presentDanmaku(line, timeZone), isPending: !isShown, waitSeconds: slow };
  });
}
