// @vitest-environment happy-dom
import type { AwardDesk } from '@tuyuan/contract/contest/award-management.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../shared/testing/render-admin.tsx';
import { ActivityAwardsPage } from './activity-awards-page.tsx';

const work = { entryId: 11, number: 1, title: '甲', author: '周', rank: 1, picture: null };
const desk: AwardDesk = {
  name: '四季大赛',
  revision: 1,
  prizes: [{ name: '一等奖', places: 1, reward: '' }],
  awards: [],
  hasBoard: true,
  blocked: '',
};

test('a refused list is kept as it was chosen, also when another changed the desk meanwhile', async () => {
  let revision = 1;
  const { calls } = await renderAdmin(
    <Routes>
      <Route path="/activities/:id/awards" element={<ActivityAwardsPage />} />
    </Routes>,
    {
      answers: {
        GetList: () => ({ ...desk, revision }),
        GetProposal: { prizes: [{ name: '一等奖', works: [work], tied: [] }] },
        SetAwards: 409,
      },
      permissions: ['Pages.Activities.Edit'],
      path: '/activities/3/awards',
    },
  );
  await press(findButton('按排行填'));
  await settle();
  expect(document.body.textContent).toContain('0001 甲');
  revision = 2;
  await press(findButton('保存名单'));
  await settle();
  expect(calls.some(({ path }) => path.endsWith('/SetAwards'))).toBe(true);
  expect(document.body.textContent).toContain('0001 甲');
  expect(findButton('保存名单').disabled).toBe(false);
});
