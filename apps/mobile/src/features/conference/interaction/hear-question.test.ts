import { expect, it } from 'vitest';
import type { Questions, SeenQuestion } from './hall.ts';
import { hearDanmaku } from './hear-danmaku.ts';
import { hearQuestion, hearVotes } from './hear-question.ts';

const question = (id: number, changed: Partial<SeenQuestion> = {}): SeenQuestion => ({
  id,
  roomId: 7,
  text: `问题 ${id}`,
  state: 'shown',
  speaker: '',
  votes: 0,
  at: '2026-11-22T10:00:00',
  isMine: false,
  isVoted: false,
  ...changed,
});
const list = (...items: SeenQuestion[]): Questions => ({ totalCount: items.length, items });
const ids = ({ items }: Questions) => items.map(({ id }) => id);

it('ranks by votes, the one being answered first and answered ones last', () => {
  const seen = list(question(1, { votes: 9 }), question(2, { votes: 3 }), question(3));
  hearVotes(seen, [{ id: 3, votes: 20 }]);
  expect(ids(seen)).toEqual([3, 1, 2]);
  const { isMine: _isMine, isVoted: _isVoted, ...told } = question(2, { votes: 3, state: 'answering' });
  hearQuestion(seen, told);
  hearQuestion(seen, { ...told, id: 1, state: 'answered' });
  expect(ids(seen)).toEqual([2, 3, 1]);
});

it('shows one’s own that waited to be its writer’s still, and drops a hidden one', () => {
  const seen = list(question(5, { state: 'pending', isMine: true }));
  const { isMine: _isMine, isVoted: _isVoted, ...told } = question(5);
  hearQuestion(seen, told);
  expect(seen.items[0]).toMatchObject({ state: 'shown', isMine: true });
  hearQuestion(seen, { ...told, state: 'hidden', text: '' });
  expect([seen.totalCount, ids(seen)]).toEqual([0, []]);
});

it('puts a line that is shown on top, once, and takes back one that is hidden', () => {
  const line = { id: 1, roomId: 7, text: '掌声', place: '线上', at: '2026-11-22T10:00:00' };
  const lines = { items: [{ ...line, isMine: true, isPending: true }] };
  hearDanmaku(lines, { ...line, isShown: true });
  hearDanmaku(lines, { ...line, id: 2, isShown: true });
  expect(lines.items.map(({ id, isMine, isPending }) => [id, isMine, isPending])).toEqual([
    [2, false, false],
    [1, true, false],
  ]);
  hearDanmaku(lines, { ...line, text: '', isShown: false });
  expect(lines.items.map(({ id }) => id)).toEqual([2]);
});
