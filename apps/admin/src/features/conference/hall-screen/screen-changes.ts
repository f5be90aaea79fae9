import type { getScreen } from '@tuyuan/contract/conference/interaction-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { EventName, PayloadOf } from '@tuyuan/realtime/hubs.ts';

export type Screen = OutputOf<typeof getScreen>;
type Told<N extends EventName<'conferenceLive'>> = PayloadOf<'conferenceLive', N>;

const maxLines = 20;
const maxQuestions = 6;
const maxPhotos = 12;

type Question = Screen['questions'][number];

/** Sorts as the server does: the one being answered, then by votes. */
function ranked(questions: readonly Question[]): Question[] {
  const isAnswered = ({ state }: Question) => (state === 'answering' ? 0 : 1);
  return questions
    .toSorted((a, b) => isAnswered(a) - isAnswered(b) || b.votes - a.votes || a.id - b.id)
    .slice(0, maxQuestions);
}

// Each returns the screen after an event; the same screen when the event concerns another hall.

export function withInteraction(screen: Screen, told: Told<'interactionState'>): Screen {
  if (told.of === 'room') return told.id === screen.room.id ? { ...screen, room: told.room } : screen;
  if (told.roomId !== screen.room.id) return screen;
  if (told.isOnStage) return { ...screen, stage: told.interaction };
  return screen.stage?.id === told.id ? { ...screen, stage: null } : screen;
}

export function withTally(screen: Screen, told: Told<'tally'>): Screen {
  if (told.roomId !== screen.room.id) return screen;
  if (told.of === 'reactions') return { ...screen, reactions: told.counts };
  if (told.of === 'interaction')
    return screen.stage?.id === told.id ? { ...screen, stage: { ...screen.stage, totals: told.totals } } : screen;
  const votesOf = new Map(told.votes.map(({ id, votes }) => [id, votes]));
  const questions = screen.questions.map((question) => ({
    ...question,
    votes: votesOf.get(question.id) ?? question.votes,
  }));
  return { ...screen, questions: ranked(questions) };
}

export function withLine(screen: Screen, { isShown, ...line }: Told<'danmaku'>): Screen {
  if (line.roomId !== screen.room.id) return screen;
  const others = screen.danmaku.filter(({ id }) => id !== line.id);
  return { ...screen, danmaku: (isShown ? [line, ...others] : others).slice(0, maxLines) };
}

export function withQuestion(screen: Screen, question: Told<'questionChanged'>): Screen {
  if (question.roomId !== screen.room.id) return screen;
  const others = screen.questions.filter(({ id }) => id !== question.id);
  const isOpen = question.state === 'shown' || question.state === 'answering';
  return { ...screen, questions: ranked(isOpen ? [...others, question] : others) };
}

export function withPhoto(screen: Screen, { id, photo }: Told<'photoPublished'>): Screen {
  if (!screen.conference.liveOn) return screen;
  const others = screen.photos.filter((known) => known.id !== id);
  const photos = (photo ? [...others, photo] : others).toSorted((a, b) => b.shotAt.localeCompare(a.shotAt));
  return { ...screen, photos: photos.slice(0, maxPhotos) };
}
