// @vitest-environment happy-dom
import { find, findButton, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { emptyPage, PagedList } from './paged-list.tsx';

const page = (items: readonly string[], totalCount = items.length) => ({ items, totalCount });
type Query = Parameters<typeof PagedList<string>>[0]['query'];

async function show(query: Query, number = 1) {
  const list = (
    <PagedList
      title="图书"
      noteOf={(total) => (total === undefined ? '' : `${total} 本`)}
      query={query}
      page={number}
      perPage={2}
      hrefOf={(each) => `/book?page=${each}`}
      empty={{
        icon: 'album',
        ...emptyPage({ subject: '图书', page: number, path: '/book', href: '/gallery', hrefText: '先看看图集' }),
      }}
    >
      {(items) => items.map((item) => <b key={item}>{item}</b>)}
    </PagedList>
  );
  return mount(<RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />);
}
const idle = { isError: false, refetch: () => undefined };

test('shows boxes in the place of what is awaited', async () => {
  await show(idle);
  expect(find('[role="status"]').getAttribute('aria-label')).toBe('正在载入图书');
});

test('says what failed and tries again', async () => {
  const refetch = vi.fn();
  const { box } = await show({ isError: true, refetch });
  expect(box.textContent).toContain('图书没有加载出来');
  await press(findButton('重新加载'));
  expect(refetch).toHaveBeenCalledOnce();
});

test('an empty first page leads elsewhere, one beyond the end to the first', async () => {
  const first = await show({ ...idle, currentData: page([]) });
  expect(first.box.textContent).toContain('还没有图书');
  expect(find('a[href="/gallery"]', first.box).textContent).toBe('先看看图集');
  const beyond = await show({ ...idle, currentData: page([], 2) }, 9);
  expect(find('a[href="/book"]', beyond.box).textContent).toBe('回到第一页');
});

test('shows the items, how many there are, and the pages', async () => {
  const { box } = await show({ ...idle, currentData: page(['甲', '乙'], 3) });
  expect([...box.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['甲', '乙']);
  expect(box.textContent).toContain('3 本');
  expect(find('nav[aria-label="分页"] a[href="/book?page=2"]', box).textContent).toBe('2');
});
