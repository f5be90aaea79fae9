import type { Interaction } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedInteraction } from '@tuyuan/contract/conference/interaction-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { countAnswers, findAnswer } from './answer.repository.ts';
import { presentAnswer, presentManagedInteraction, presentPublic } from './interaction.presenter.ts';
import { findInteraction, type InteractionRow } from './interaction.repository.ts';

/** Throws `Interaction.NotFound`. */
export async function managedInteraction(db: Database, id: number, timeZone: string): Promise<ManagedInteraction> {
  const row = await orThrow(findInteraction(db, id), 'Interaction.NotFound');
  return presentManagedInteraction(row, await countAnswers(db, id), timeZone);
}

/** Returns an opened interaction of the ticket's conference. Throws `Interaction.NotFound`. */
export async function openedInteraction(db: Database, id: number, ticket: TicketHolder): Promise<InteractionRow> {
  const row = await findInteraction(db, id);
  if (!row || row.conference_id !== ticket.conferenceId || row.state === 'ready')
    throw new AppError('Interaction.NotFound');
  return row;
}

/** Returns an interaction as the attendee sees it. */
export async function seenInteraction(
  db: Database,
  row: InteractionRow,
  attendeeId: number,
  timeZone: string,
): Promise<Interaction> {
  return {
    ...presentPublic(row, await countAnswers(db, row.id), timeZone),
    mine: presentAnswer(row, await findAnswer(db, row.id, attendeeId)),
    myEntry: attendeeId,
  };
}
