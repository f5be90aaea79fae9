// @vitest-environment happy-dom
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { ConferenceList } from './conference-list.tsx';

async function emptyFor(permissions: readonly PermissionName[]): Promise<string> {
  const { box, unmount } = await renderAdmin(<ConferenceList />, {
    answers: { GetList: { totalCount: 0, items: [] } },
    permissions,
  });
  const text = box.textContent;
  await unmount();
  return text;
}

test('only who may hold a conference is told to make one', async () => {
  expect(await emptyFor(['Pages.Conferences', 'Pages.Conferences.Create'])).toContain('新建一场');
  const others = await emptyFor(['Pages.Conferences']);
  expect(others).toContain('还没有会议');
  expect(others).not.toContain('新建一场');
});
