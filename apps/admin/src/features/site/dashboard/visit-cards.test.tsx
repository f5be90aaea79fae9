// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { VisitCards } from './visit-cards.tsx';

const dates = Array.from({ length: 7 }, (_, day) => `2026-11-2${day + 2}`);
const course = (last: number, before: number) => ({
  total: last,
  previous: before,
  daily: [0, 0, 0, 0, 0, 0, last],
  previousDaily: [0, 0, 0, 0, 0, 0, before],
});
const visits = (since: string | null, last = 40, before = 20) => ({
  dates,
  since,
  visitors: course(last, before),
  views: course(last * 3, before * 3),
  kinds: last > 0 ? [{ kind: 'home', views: last }] : [],
});
const show = async (answer: ReturnType<typeof visits>) => {
  const { box } = await renderAdmin(<VisitCards days={7} />, { answers: { GetVisits: () => answer }, permissions: [] });
  return box;
};

test('an old site sees the course beside the period before', async () => {
  const box = await show(visits('2026-01-01'));
  expect(find('[role="slider"]', box).getAttribute('aria-valuetext')).toContain('本期 40，前 7 天 20');
  expect(box.textContent).toContain('+100% 较上期');
});

test('a young site sees its days, no percentages and no empty chart', async () => {
  const box = await show(visits('2026-11-27', 5, 1));
  expect(box.querySelector('[role="slider"]')).toBeNull();
  expect(box.textContent).toContain('11-285 人11-270 人');
  expect(box.textContent).not.toContain('%');
});

test('a site nobody came to is told what will be here', async () => {
  const box = await show(visits(null, 0, 0));
  expect(box.textContent).toContain('从现在起开始数');
});

test('a missed word leads to a synonym for it, for whoever may add one', async () => {
  const answers = {
    GetMissedSearches: () => ({ items: [{ words: '泼水节', searches: 3, lastAt: '2026-11-28T10:00:00' }] }),
  };
  const link = 'a[href="/search-synonyms#add=%E6%B3%BC%E6%B0%B4%E8%8A%82"]';
  const may = await renderAdmin(<MissedSearches days={7} />, {
    answers,
    permissions: ['Pages.SearchSynonyms', 'Pages.SearchSynonyms.Edit'],
  });
  expect(may.box.querySelector(link)).not.toBeNull();
  const mayNot = await renderAdmin(<MissedSearches days={7} />, { answers, permissions: ['Pages.SearchSynonyms'] });
  expect(mayNot.box.querySelector(link)).toBeNull();
});
