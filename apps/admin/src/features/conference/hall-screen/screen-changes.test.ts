import { expect, it } from 'vitest';
import { type Screen, withInteraction, withLine, withPhoto, withQuestion, withTally } from './screen-changes.ts';

const at = '2026-09-12T10:00:00';
const room: Screen['room'] = {
  id: 7,
  name: '听涛厅',
  isLive: false,
  danmakuOn: true,
  danmakuReviewed: true,
  slowSeconds: 10,
  questionsOn: true,
  questionsReviewed: true,
};
const screen: Screen = {
  conference: { id: 1, title: '江南影像大会', liveOn: true },
  room,
  stage: null,
  danmaku: [],
  questions: [],
  reactions: { like: 0, love: 0, wow: 0, clap: 0 },
  photos: [],
};
const poll: NonNullable<Screen['stage']> = {
  id: 3,
  roomId: 7,
  kind: 'poll',
  state: 'open',
  title: '选明信片',
  options: [],
  maxChoices: 1,
  maxWords: 0,
  showsLive: true,
  canChange: true,
  prize: '',
  winnerCount: 0,
  secondsLeft: null,
  revealedAt: null,
  totals: { answered: 0, options: [], words: null },
  correct: null,
  commitment: null,
  winners: null,
};
const staged = withInteraction(screen, { of: 'interaction', id: 3, roomId: 7, isOnStage: true, interaction: poll });
const question = (id: number, votes: number, state: 'shown' | 'answering' | 'answered' | 'hidden' = 'shown') => ({
  id,
  roomId: 7,
  text: `问 ${id}`,
  state,
  speaker: '',
  votes,
  at,
});

it('puts on stage what is opened in its hall, and takes it off again', () => {
  expect(staged.stage?.title).toBe('选明信片');
  const elsewhere = {
    of: 'interaction',
    id: 4,
    roomId: 8,
    isOnStage: true,
    interaction: { ...poll, id: 4, roomId: 8 },
  };
  expect(withInteraction(staged, { ...elsewhere, of: 'interaction' }).stage?.id).toBe(3);
  const leaves = { of: 'interaction', id: 3, roomId: 7, isOnStage: false, interaction: poll } as const;
  expect(withInteraction(staged, leaves).stage).toBe(null);
  // The previous one was put away when this one was opened: its late event must not clear the stage.
  expect(withInteraction(staged, { ...leaves, id: 2 }).stage?.id).toBe(3);
});

it('follows the totals of what is on stage only', () => {
  const totals = { answered: 5, options: [{ no: 1, count: 5 }], words: null };
  expect(withTally(staged, { of: 'interaction', id: 3, roomId: 7, totals }).stage?.totals.answered).toBe(5);
  expect(withTally(staged, { of: 'interaction', id: 9, roomId: 7, totals }).stage?.totals.answered).toBe(0);
});

it('ranks questions by votes, the one being answered first, and drops what was answered or hidden', () => {
  let shown = withQuestion(withQuestion(screen, question(1, 2)), question(2, 5));
  expect(shown.questions.map(({ id }) => id)).toEqual([2, 1]);
  shown = withTally(shown, { of: 'questions', id: 7, roomId: 7, votes: [{ id: 1, votes: 9 }] });
  expect(shown.questions.map(({ id }) => id)).toEqual([1, 2]);
  shown = withQuestion(shown, question(2, 5, 'answering'));
  expect(shown.questions.map(({ id }) => id)).toEqual([2, 1]);
  shown = withQuestion(withQuestion(shown, question(2, 5, 'answered')), question(1, 9, 'hidden'));
  expect(shown.questions).toEqual([]);
});

it('shows new lines first and takes hidden ones away', () => {
  const line = { id: 1, roomId: 7, text: '掌声', place: '', at };
  let shown = withLine(withLine(screen, { ...line, isShown: true }), { ...line, id: 2, isShown: true });
  expect(shown.danmaku.map(({ id }) => id)).toEqual([2, 1]);
  shown = withLine(shown, { ...line, text: '', isShown: false });
  expect(shown.danmaku.map(({ id }) => id)).toEqual([2]);
  expect(withLine(shown, { ...line, id: 3, roomId: 8, isShown: true })).toBe(shown);
});

it('keeps the latest shot photos while the wall is open', () => {
  const photo = (id: number, shotAt: string) => ({
    id,
    imageId: id,
    version: 'v',
    width: 3,
    height: 2,
    thumbhash: '',
    title: '',
    hall: '',
    author: '',
    shotAt,
    likes: 0,
  });
  const both = withPhoto(withPhoto(screen, { id: 1, photo: photo(1, at) }), {
    id: 2,
    photo: photo(2, '2026-09-12T09:00:00'),
  });
  expect(both.photos.map(({ id }) => id)).toEqual([1, 2]);
  expect(withPhoto(both, { id: 1, photo: null }).photos.map(({ id }) => id)).toEqual([2]);
  const closed = { ...screen, conference: { ...screen.conference, liveOn: false } };
  expect(withPhoto(closed, { id: 1, photo: photo(1, at) }).photos).toEqual([]);
});
