// @vitest-environment happy-dom
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { activityInfo } from '../../../shared/testing/contest-samples.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { SortSheet } from './sort-sheet.tsx';

const { rules } = activityInfo();
const voting = rules.voting && { ...rules.voting, showsVotes: false };
const activity = activityInfo({ rules: { ...rules, voting } });

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <SortSheet activity={activity} />
    </>
  );
}

const shown = () =>
  renderPage(<Page />, {
    path: '/mobile/activity/sort?id=3',
    answers: { GetWorks: { items: [], totalCount: 7, seed: '1-a', counts: {}, gini: null } },
  });
const press = (words: RegExp) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button, [role=dialog] label')]
      .find(({ textContent }) => words.test(textContent ?? ''))
      ?.click(),
  );

it('puts the order and the category into the address', async () => {
  const { box } = await shown();
  await until(() => expect(document.body.textContent).toContain('看 7 件作品'));
  await press(/^最新/);
  await press(/^城市/);
  await until(() => expect(document.body.textContent).toContain('看 7 件作品'));
  await press(/^看 7 件/);
  expect(box.querySelector('output')?.textContent).toBe('/mobile/activity/all?id=3&order=newest&category=city');
});

it('says why works can’t be put in the order of their votes', async () => {
  await shown();
  const votes = [...document.querySelectorAll<HTMLButtonElement>('[role=radio]')].at(-1);
  expect(votes?.disabled).toBe(true);
  expect(votes?.textContent).toContain('这个活动不公布票数');
});
