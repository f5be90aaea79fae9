// @vitest-environment happy-dom
import type { JuryWork, OwnRound } from '@tuyuan/contract/contest/jury.ts';
import { find, findButton, press, pressKey, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { JuryDesk } from './jury-desk.tsx';

const round: OwnRound = {
  id: 5,
  activityName: '四季大赛',
  number: 1,
  kind: 'rank',
  state: 'open',
  isOpen: true,
  done: 0,
  total: 2,
  habit: null,
};
const other: OwnRound = { ...round, id: 6, activityName: '山与人' };
const work: JuryWork = {
  id: 11,
  number: 1,
  kind: 'single',
  categoryName: '',
  title: '甲',
  story: '',
  pictures: [],
  ballot: null,
};
const works = [work, { ...work, id: 12, number: 2, title: '乙' }];

async function showDesk(more: object = {}) {
  const rounds = { items: [round] };
  const answers = { GetMyRounds: () => ({ ...rounds }), GetOrder: { items: works, isGiven: false }, ...more };
  const desk = await renderAdmin(<JuryDesk />, { answers, permissions: ['Pages.Activities.Judge'] });
  return { ...desk, rounds };
}
const titles = () =>
  [...document.querySelectorAll('[aria-label="名次"] li')].map((item) => item.textContent?.match(/《(.)》/)?.[1]);
const moveDown = () => pressKey(document.body, 'ArrowDown', { shiftKey: true });

test('an order is kept when the round pauses, and can be saved once it goes on', async () => {
  const { rounds, renew, calls } = await showDesk();
  await moveDown();
  expect(titles()).toEqual(['乙', '甲']);
  rounds.items = [{ ...round, state: 'paused', isOpen: false }];
  await renew('Jury');
  expect(titles()).toEqual(['乙', '甲']);
  expect(document.body.textContent).toContain('这一轮暂停了，有改动没有保存');
  expect(document.body.textContent).not.toContain('都已保存');
  expect(findButton('保存名次').disabled).toBe(true);
  await pressKey(document.body, 'Enter');
  expect(calls.some(({ path }) => path.endsWith('/SetOrder'))).toBe(false);
  rounds.items = [round];
  await renew('Jury');
  expect(findButton('保存名次').disabled).toBe(false);
});

test('a score and its note are kept when the round pauses, and can be saved once it goes on', async () => {
  const scored: OwnRound = { ...round, kind: 'score' };
  const rounds = { items: [scored] };
  const { renew, calls } = await showDesk({
    GetMyRounds: () => ({ ...rounds }),
    GetQueue: { items: works, totalCount: 2 },
  });
  const saved = () => calls.filter(({ path }) => path.endsWith('/SetBallot')).length;
  await typeInto(find<HTMLTextAreaElement>('textarea'), '构图好');
  await press(findButton('7'));
  rounds.items = [{ ...scored, state: 'paused', isOpen: false }];
  await renew('Jury');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('构图好');
  expect(document.body.textContent).toContain('这一轮暂停了，这件还没有保存');
  expect(findButton('保存，下一件').disabled).toBe(true);
  find('textarea').blur();
  await pressKey(document.body, 'Enter');
  expect(saved()).toBe(0);
  rounds.items = [scored];
  await renew('Jury');
  await press(findButton('保存，下一件'));
  expect(saved()).toBe(1);
});

test('a move made while the order is saved is not taken for saved', async () => {
  const saving = Promise.withResolvers<object>();
  await showDesk({ SetOrder: () => saving.promise });
  await press(findButton('保存名次'));
  await moveDown();
  await act(async () => saving.resolve({}));
  await settle();
  expect(findButton('保存名次').disabled).toBe(false);
  await pressKey(document.body, 'ArrowUp', { shiftKey: true });
  expect(findButton('已保存').disabled).toBe(true);
});

test('the round that was shown first stays, whichever comes first later', async () => {
  const { rounds, renew, calls } = await showDesk();
  rounds.items = [other, round];
  await renew('Jury');
  const asked = calls.filter(({ path }) => path.endsWith('/GetOrder')).map(({ input }) => input);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map((input) => JSON.stringify(input)))).toEqual(new Set(['{"roundId":5}']));
});
