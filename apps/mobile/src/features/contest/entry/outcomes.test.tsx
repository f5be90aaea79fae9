// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { activityInfo, ownEntry } from '../../../shared/testing/contest-samples.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { Outcomes } from './outcomes.tsx';

vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/activity/achievements?id=3');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token' }));
});

const { stages } = activityInfo();
const judged = activityInfo({ progressState: 'publicity', stages: { ...stages, vote: null, judge: stages.submit } });
const place = { id: 8, rank: 2, rankFrom: 2, rankTo: 2, votes: null, juryScore: 91.5, crowdScore: null, total: null };

async function shown(state: string) {
  const { box } = await renderPage(<Outcomes activity={judged} />, {
    answers: {
      GetMyWorks: { items: [ownEntry({ state: 'accepted', number: 12 })], totalCount: 1 },
      GetRank: { state, isJuryCounted: true, shares: { jury: 100, crowd: 0 }, showsVotes: true, own: [place] },
    },
  });
  await until(() => expect(box.textContent).toContain('第 2 名 · 评审 91.5'));
  return box;
}

it('says that places are decided once they are final, also where a jury alone judges', async () => {
  expect((await shown('provisional')).textContent).toContain('名次还会变');
  expect((await shown('final')).textContent).toContain('名次已定');
});
