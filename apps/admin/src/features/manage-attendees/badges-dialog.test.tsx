// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../shared/testing/render-admin.tsx';
import { BadgesDialog } from './badges-dialog.tsx';
import type { Printed } from './load-badges.ts';

const badge = (id: number) => ({
  id,
  name: `参会者${id}`,
  company: '',
  ticketTypeName: '普通票',
  hall: '一号厅',
  seat: 'A-12',
  tableNo: '',
  groupName: '',
  badgeNo: '',
  ticketCode: 'K7QW-3MHD-9TB',
  ticketLink: `https://pictures.example/meeting/login?id=7#ticket=${id}`,
});
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Who is asked for `of`, and what is said; those below 10 have no ticket that holds. */
async function open(of: Printed, matching = 0) {
  const page = await renderAdmin(<BadgesDialog conferenceId={7} of={of} onClose={() => {}} />, {
    answers: {
      GetAttendees: ({ skipCount, maxResultCount }: { skipCount: number; maxResultCount: number }) => ({
        totalCount: matching,
        items: idsFrom(skipCount + 1, Math.min(maxResultCount, Math.max(0, matching - skipCount))).map((id) => ({
          id,
        })),
      }),
      PrintTickets: ({ ids }: { ids: number[] }) => ({
        conferenceTitle: '江南影像大会',
        items: ids.filter((id) => id >= 10).map(badge),
      }),
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  await settle();
  return {
    ...page,
    said: () => document.querySelector('[role="dialog"]')?.textContent ?? '',
    asked: () => page.calls.filter(({ path }) => path.endsWith('/PrintTickets')).map(({ input }) => input),
  };
}

test('shows each chosen one’s badge, and tells of who has none', async () => {
  const { said, asked } = await open({ ids: [11, 5, 12] });
  expect(asked()).toEqual([{ conferenceId: 7, ids: [11, 5, 12] }]);
  expect([...document.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    '江南影像大会参会者11普通票K7QW-3MHD-9TB座位一号厅 A-12',
    '江南影像大会参会者12普通票K7QW-3MHD-9TB座位一号厅 A-12',
  ]);
  expect(said()).toContain('其中 1 人没有有效的票');
  expect(() => findButton('打印 2 张')).not.toThrow();
});

test('takes all that a filter leaves two hundred at a time, and says so', async () => {
  const { said, asked, calls } = await open({ matching: { conferenceId: 7, keyword: '摄影', states: [] } }, 230);
  expect(calls[0]?.input).toMatchObject({ keyword: '摄影', states: ['ticketed'] });
  expect(said()).toContain('共 230 人，每次最多打印 200 人，这是第 1–200 人');
  const next = document.querySelector<HTMLElement>('.ant-pagination-item-2');
  if (next) await press(next);
  await settle();
  expect(said()).toContain('这是第 201–230 人');
  expect(asked()).toMatchObject([{ ids: idsFrom(1, 200) }, { ids: idsFrom(201, 30) }]);
});

test('asks for no ticket where the filter leaves none', async () => {
  const { said, calls } = await open({ matching: { conferenceId: 7, states: ['applied'] } });
  expect(calls).toEqual([]);
  expect(said()).toContain('没有可打印的参会证');
  expect(document.querySelector('.ant-btn-primary')).toBeNull();
});
