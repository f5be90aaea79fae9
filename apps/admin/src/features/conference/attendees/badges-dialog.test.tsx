// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { BadgesDialog } from './badges-dialog.tsx';
import type { Printed } from './collect-printed.ts';

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

/** Opens the dialog for `of`; ids below 10 have no valid ticket. */
async function open(of: Printed, matching: number[] = [], down = new Set<string>()) {
  const page = await renderAdmin(<BadgesDialog conferenceId={7} of={of} onClose={() => {}} />, {
    answers: {
      GetAttendees: ({ skipCount, maxResultCount }: { skipCount: number; maxResultCount: number }) =>
        down.has('GetAttendees')
          ? 503
          : {
              totalCount: matching.length,
              items: matching.slice(skipCount, skipCount + maxResultCount).map((id) => ({ id })),
            },
      PrintTickets: ({ ids }: { ids: number[] }) =>
        down.has('PrintTickets')
          ? 503
          : { conferenceTitle: '江南影像大会', items: ids.filter((id) => id >= 10).map(badge) },
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

/** Clicks the pager's number, which is always present. */
async function turnTo(batch: number): Promise<void> {
  await press(find(`.ant-pagination-item-${batch}`));
  await settle();
}

test('takes all whom a filter leaves when it opens two hundred at a time, whoever comes and goes meanwhile', async () => {
  const people = idsFrom(1, 450);
  const { said, asked, calls } = await open({ matching: { conferenceId: 7, keyword: '摄影', states: [] } }, people);
  expect(calls[0]?.input).toMatchObject({ keyword: '摄影', states: ['ticketed'] });
  expect(said()).toContain('共 450 人，每次最多打印 200 人，这是第 1–200 人');
  people.splice(0, 449, 9001);
  await turnTo(2);
  expect(said()).toContain('共 450 人，每次最多打印 200 人，这是第 201–400 人');
  await turnTo(3);
  expect(said()).toContain('这是第 401–450 人');
  expect(asked()).toMatchObject([{ ids: idsFrom(1, 200) }, { ids: idsFrom(201, 200) }, { ids: idsFrom(401, 50) }]);
});

test('turns on from a batch that failed, and tries it again', async () => {
  const down = new Set<string>();
  const { said, asked } = await open({ ids: idsFrom(10, 300) }, [], down);
  down.add('PrintTickets');
  await turnTo(2);
  expect(said()).toContain('不行');
  expect(said()).not.toContain('打印 200 张');
  down.clear();
  await press(findButton('再试一次'));
  await settle();
  expect(() => findButton('打印 100 张')).not.toThrow();
  await turnTo(1);
  expect(() => findButton('打印 200 张')).not.toThrow();
  expect(asked()).toMatchObject([
    { ids: idsFrom(10, 200) },
    { ids: idsFrom(210, 100) },
    { ids: idsFrom(210, 100) },
    { ids: idsFrom(10, 200) },
  ]);
});

test('collects anew where that failed', async () => {
  const down = new Set(['GetAttendees']);
  const { said } = await open({ matching: { conferenceId: 7, states: [] } }, idsFrom(10, 20), down);
  expect(said()).toContain('不行');
  down.clear();
  await press(findButton('再试一次'));
  await settle();
  expect(() => findButton('打印 20 张')).not.toThrow();
});

test('collects no further once it is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { calls, unmount } = await renderAdmin(
    <BadgesDialog conferenceId={7} of={{ matching: { conferenceId: 7, states: [] } }} onClose={() => {}} />,
    { answers: { GetAttendees: () => promise }, permissions: ['Pages.Conferences.Edit'] },
  );
  await unmount();
  resolve({ totalCount: 300, items: [{ id: 1 }] });
  await settle();
  expect(calls).toHaveLength(1);
});

test('asks for no ticket where the filter leaves none', async () => {
  const { said, calls } = await open({ matching: { conferenceId: 7, states: ['applied'] } });
  expect(calls).toEqual([]);
  expect(said()).toContain('没有可打印的参会证');
  expect(document.querySelector('.ant-btn-primary')).toBeNull();
});
