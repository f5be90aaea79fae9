// @vitest-environment happy-dom
import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { PostView } from './post-view.tsx';

const moment = '2026-11-20T09:00:00';
const screen: CommandScreen = {
  conference: { id: 7, title: '江南影像大会', startTime: moment, endTime: '2026-11-22T17:00:00' },
  now: moment,
  arrivals: { arrived: 0, expected: 0, expectedNow: 0, perMinute: 0, ninetyPercentAt: null, curve: [] },
  halls: [],
  vouchers: [],
  gaps: [],
  trips: [],
  devices: [],
  openConflicts: 0,
  conflicts: [],
  latest: [],
};

async function textOver(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const { box, unmount } = await renderAdmin(<PostView screen={screen} pointId={3} />, {
    answers: { GetScans: { items: [], totalCount: 0 }, ...answers },
    permissions: [],
  });
  const text = box.textContent;
  await unmount();
  return text;
}

test('a screen that could not ask for the sign points offers to try again; only one that knows them says there is none', async () => {
  expect(await textOver({ GetSignPoints: 500 })).toContain('签到点没取到');
  expect(await textOver({ GetSignPoints: { items: [] } })).toContain('没有这个签到点');
});
