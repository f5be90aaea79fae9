// @vitest-environment happy-dom
import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { DutyDesk } from './duty-desk.tsx';

const post: DutyPost = {
  id: 4,
  place: '东门',
  work: '入场核验',
  directions: '',
  latitude: null,
  longitude: null,
  leadId: null,
  leadName: '',
  address: 'https://tuyuan.example/meeting/duty#post=abcdefghijklmnopqrstuv',
  shifts: [],
};

test('shows the poster of a post, to print', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderAdmin(<DutyDesk conferenceId={7} />, {
    answers: {
      GetRoster: { serverTime: '2026-11-20T09:00:00', posts: [post], staff: [] },
      GetGaps: { items: [], swaps: [] },
      GetInfo: { title: '江南影像大会' },
    },
    permissions: ['Pages.Conferences.Staff'],
  });
  await press(findButton('「东门」的海报'));
  await settle();
  const poster = find('[data-print="poster"]');
  expect(poster.textContent).toBe('江南影像大会东门值班人员打开微信「扫一扫」到岗入场核验');
  await vi.waitFor(() => find('[aria-label="「东门」到岗码"] path', poster));
  await press(findButton('打印'));
  expect(print).toHaveBeenCalledOnce();
});
