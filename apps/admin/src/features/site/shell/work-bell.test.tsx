// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { MenuWaiting } from '../../../shared/waiting/menu-waiting.tsx';
import { WorkBell } from './work-bell.tsx';

const task = (key: string, count: number) => ({ key, count, oldestAt: null });

test('the bell sums the work that waits, without what is only looked at, and leads to it', async () => {
  const items = [task('pendingImages', 3), task('pendingAlbums', 0), task('newFeedback', 2), task('failedLogins', 40)];
  const { box } = await renderAdmin(
    <>
      <WorkBell />
      <output>
        <MenuWaiting pages={['/review']} />
      </output>
    </>,
    { answers: { GetTasks: () => ({ items }) }, permissions: [] },
  );
  expect(find('output', box).textContent).toBe('3');
  const bell = find<HTMLButtonElement>('button[aria-label="等着的工作 5 件"]', box);
  await press(bell);
  await settle();
  const links = [...document.querySelectorAll('section a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['图片待审3', '/review'],
    ['反馈待回复2', '/feedback?state=new'],
  ]);
});

test('nothing waiting is said, not left empty', async () => {
  const { box } = await renderAdmin(<WorkBell />, { answers: { GetTasks: () => ({ items: [] }) }, permissions: [] });
  await press(find<HTMLButtonElement>('button', box));
  await settle();
  expect(find('section').textContent).toContain('没有等着你的');
});
