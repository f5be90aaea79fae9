// @vitest-environment happy-dom
import type { ManagedNotice, ManagedTarget } from '@tuyuan/contract/conference/notice.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';

const draft: Omit<ManagedNotice, 'target'> = {
  id: 5,
  state: 'draft',
  priority: 'normal',
  topic: 'general',
  title: '午餐改为分批',
  body: '',
  link: '',
  smsAfterMinutes: null,
  scheduledAt: null,
  sentAt: null,
  recalledAt: null,
  author: '沈一舟',
  recipientCount: 0,
  readCount: 0,
  confirmedCount: 0,
  smsCount: 0,
};

async function saved(target: ManagedTarget): Promise<unknown> {
  const { calls, unmount } = await renderAdmin(
    <NoticeDrawer conferenceId={7} notice={{ ...draft, target }} onClose={() => undefined} />,
    {
      answers: {
        GetTargets: { userTypes: [], groups: [], halls: [] },
        PreviewTarget: { count: 31, withoutPhone: 0, names: ['林砚秋'] },
        Update: { ...draft, target },
      },
      permissions: ['Pages.Conferences.Staff'],
    },
  );
  if (target.kind === 'list') expect(document.body.textContent).toContain('送达原定名单上的 12 人');
  await press(findButton('存为草稿'));
  await settle();
  const input = calls.find(({ path }) => path.endsWith('/Update'))?.input;
  await unmount();
  return input;
}

test('a list is kept as it was, whatever else is written anew', async () => {
  expect(await saved({ kind: 'all' })).toMatchObject({ id: 5, target: { kind: 'all' } });
  const kept = await saved({ kind: 'list', count: 12 });
  expect(kept).toMatchObject({ id: 5, title: '午餐改为分批' });
  expect(kept).not.toHaveProperty('target');
});
