import type { PublicQuestion } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { Questions, SeenQuestion } from './hall.ts';

const rank = ({ state }: SeenQuestion) => (state === 'answering' ? 0 : state === 'answered' ? 2 : 1);

/** Sorts like the server: the one being answered first, then by votes, answered ones last. */
function inOrder(items: readonly SeenQuestion[]): SeenQuestion[] {
  return items.toSorted((one, other) => rank(one) - rank(other) || other.votes - one.votes || one.id - other.id);
}

/** Adds or updates a question by changing the list itself. Keeps the attendee's own votes and authorship, which events do not contain. */
export function hearQuestion(questions: Questions, told: PublicQuestion): void {
  const known = questions.items.find(({ id }) => id === told.id);
  if (told.state === 'hidden') {
    questions.items = questions.items.filter(({ id }) => id !== told.id);
    if (known) questions.totalCount -= 1;
    return;
  }
  const seen = { isMine: known?.isMine ?? false, isVoted: known?.isVoted ?? false, ...told };
  const others = questions.items.filter(({ id }) => id !== told.id);
  if (!known) questions.totalCount += 1;
  questions.items = inOrder([...others, seen]);
}

export function hearVotes(questions: Questions, votes: readonly { id: number; votes: number }[]): void {
  const byId = new Map(votes.map((one) => [one.id, one.votes]));
  questions.items = inOrder(
    questions.items.map((question) => ({ ...question, votes: byId.get(question.id) ?? question.votes })),
  );
}
