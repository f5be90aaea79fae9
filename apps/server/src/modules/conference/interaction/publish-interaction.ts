import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import { countAnswers } from './answer.repository.ts';
import { presentPublic, publicTotals } from './interaction.presenter.ts';
import { findInteraction, type InteractionRow } from './interaction.repository.ts';

/** Publishes an interaction's complete state to the hall, so that thousands of phones need not fetch it at once. */
export async function publishInteraction(transaction: Database, id: number, timeZone: string): Promise<void> {
  const row = await findInteraction(transaction, id);
  if (!row) return;
  await publishEvent(transaction, {
    hub: 'conferenceLive',
    stream: `conference:${row.conference_id}`,
    target: 'all',
    name: 'interactionState',
    payload: {
      of: 'interaction',
      id,
      roomId: row.room_id,
      isOnStage: row.is_on_stage,
      interaction: presentPublic(row, await countAnswers(transaction, id), timeZone),
    },
  });
}

/** Publishes the totals to the hall, at most four times a second. */
export function publishTotals(
  db: Database,
  { id, room_id: roomId, conference_id: conferenceId }: InteractionRow,
): void {
  publishLatest(db, {
    hub: 'conferenceLive',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'tally',
    key: `interaction:${id}`,
    async read(current) {
      const row = await findInteraction(current, id);
      if (!row) return null;
      return { of: 'interaction' as const, id, roomId, totals: publicTotals(row, await countAnswers(current, id)) };
    },
  });
}
