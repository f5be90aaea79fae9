import type { PayloadOf } from '@tuyuan/realtime/hubs.ts';
import type { Hall } from './hall.ts';

type StateEvent = PayloadOf<'conferenceLive', 'interactionState'>;
type InteractionEvent = Extract<StateEvent, { of: 'interaction' }>;
type Tally = PayloadOf<'conferenceLive', 'tally'>;

/**
 * Applies an event to `hall` itself. `secondsSinceRead` is the age of the hall's answer, from which its seconds are
 * counted. Returns whether the hall has to be fetched again, because events contain neither the attendee's own earlier
 * answer nor their lottery number.
 */
export function hearInteraction(hall: Hall, event: InteractionEvent, secondsSinceRead: number): boolean {
  const { roomId, isOnStage, interaction } = event;
  const room = hall.rooms.find(({ id }) => id === roomId);
  if (room && interaction.state === 'open') room.isLive = true;
  if (room && interaction.state === 'locked') room.isLive = false;
  if (hall.roomId !== roomId) return false;
  const { stage } = hall;
  if (!isOnStage) {
    if (interaction.state === 'revealed') hall.previous = { id: interaction.id, title: interaction.title };
    if (stage?.id === interaction.id) hall.stage = null;
    return false;
  }
  if (stage && stage.id !== interaction.id && stage.state === 'revealed')
    hall.previous = { id: stage.id, title: stage.title };
  if (hall.previous?.id === interaction.id) hall.previous = null;
  const isKnown = stage?.id === interaction.id;
  const mine = isKnown ? stage.mine : null;
  const { secondsLeft } = interaction;
  hall.stage = {
    ...interaction,
    secondsLeft: secondsLeft === null ? null : Math.round(secondsLeft + secondsSinceRead),
    mine: mine && { ...mine, changesLeft: interaction.state === 'open' ? mine.changesLeft : 0 },
    myEntry: stage?.myEntry ?? 0,
  };
  return !isKnown && (interaction.state !== 'open' || interaction.kind === 'lottery');
}

export function hearRoom(hall: Hall, { room }: Extract<StateEvent, { of: 'room' }>): void {
  hall.rooms = hall.rooms.some(({ id }) => id === room.id)
    ? hall.rooms.map((known) => (known.id === room.id ? room : known))
    : [...hall.rooms, room];
}

export function hearTotals(hall: Hall, tally: Extract<Tally, { of: 'interaction' }>): void {
  if (hall.stage?.id === tally.id) hall.stage.totals = tally.totals;
}
