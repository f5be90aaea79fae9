// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { CenterStates } from './center-states.tsx';

const orders = { all: 12, pendingPayment: 1, toDownload: 2, completed: 9, refund: 0, closed: 0 };
const works = { all: 9, draft: 0, pending: 4, rejected: 2, approved: 3, offline: 0, deleted: 0 };
const page = { totalCount: 0, items: [] };

test('what waits is told with the most urgent first, and each leads to its place', async () => {
  const { box } = await renderSite(<CenterStates isPhotographer />, {
    answers: {
      MyOrderList: { ...page, counts: orders },
      GetImages: { ...page, counts: works },
      GetMine: { ...page, totalCount: 1 },
    },
  });
  const waiting = [...find('section', box).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(waiting).toEqual([
    '/user/main/orders?tab=pendingPayment',
    '/user/main/works/photo?state=rejected',
    '/user/main/orders?tab=toDownload',
    '/user/main/feedback',
  ]);
  expect(find('[aria-label="各状态的作品"]', box).textContent).toBe('0草稿4待审2退回3已发布');
});

test('with nothing waiting there is no such list, and what isn’t known is a dash', async () => {
  const { box } = await renderSite(<CenterStates isPhotographer={false} />, { answers: {} });
  expect(box.textContent).not.toContain('等你处理');
  expect(find('[aria-label="各状态的订单"]', box).textContent).toBe('–待付款–待下载–已完成–退款');
  expect(box.textContent).not.toContain('作品');
});
