// @vitest-environment happy-dom
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { find } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainConference } from '../../../../shared/testing/plain-conference.ts';
import { renderAdmin } from '../../../../shared/testing/render-admin.tsx';
import { ConferenceOverview } from './conference-overview.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T04:00:00Z') }));
afterEach(() => vi.useRealTimers());

const none = { total: 0, today: 0 };
const curve = {
  now: '2026-10-01T12:00:00',
  days: [],
  ticketed: none,
  applied: none,
  waitlisted: none,
  oldestAppliedAt: null,
  arrived: 0,
};
const type = {
  ...{ id: 1, conferenceId: 7, name: '普通票', description: '', userType: 0, capacity: 20, hasWaitlist: true },
  ...{ needsApproval: false, isHidden: false, saleFrom: null, saleUntil: null, includes: [], order: 0 },
  ...{ taken: 8, unpaid: 0, applied: 0, waitlisted: 0 },
};

function open(conference: Partial<ConferenceDraft>, answers: Readonly<Record<string, unknown>> = {}) {
  return renderAdmin(<ConferenceOverview id={7} />, {
    answers: {
      GetInfo: { ...plainConference, ...conference },
      GetPublishDiff: { version: 1, revision: 3, changes: [], problems: [], told: 0, toldBySms: 0 },
      GetRegistrationCurve: curve,
      GetTicketTypes: { items: [] },
      GetReadiness: { items: [] },
      ...answers,
    },
    permissions: ['Pages.Conferences', 'Pages.Conferences.Edit'],
  });
}
const draft = { storedState: 'draft', conferenceState: 0 } as const;
const problem = { level: 'block', text: '还没有票种。', tab: 'ticket-types' };
const diff = { version: 1, revision: 3, changes: [], problems: [problem], told: 0, toldBySms: 0 };
const textOf = (label: string) => find(`[aria-label="${label}"]`).textContent;

async function isWallLocked(conference: Partial<ConferenceDraft>): Promise<boolean> {
  const { unmount } = await open(conference);
  const { disabled } = find<HTMLButtonElement>('[aria-label="现场照片墙"]');
  await unmount();
  return disabled;
}

test('the wall is opened of what people see, also in the archive', async () => {
  expect(await isWallLocked({})).toBe(false);
  expect(await isWallLocked(draft)).toBe(true);
  expect(await isWallLocked({ storedState: 'archived', conferenceState: 6, isOver: true })).toBe(false);
  expect(await isWallLocked({ storedState: 'cancelled', conferenceState: 7, isOver: true })).toBe(true);
});

test('a draft shows what is missing, each with the page that mends it, and one button', async () => {
  const { unmount } = await open(draft, { GetPublishDiff: diff });
  expect(textOf('接下来')).toContain('补齐 1 项才能发布');
  expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1);
  expect(find<HTMLAnchorElement>('[aria-label="发布前要备好的"] a').getAttribute('href')).toBe(
    '/conferences/7/ticket-types',
  );
  expect(find('[aria-current="step"]').textContent).toContain('草稿');
  await unmount();
});

test('while people register it shows how many, the places left and where it is heading', async () => {
  const days = ['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01'].map((day, index) => ({
    day,
    ticketed: 2 + 2 * index,
  }));
  const { unmount } = await open(
    { counts: { ...plainConference.counts, applied: 2 } },
    {
      GetRegistrationCurve: {
        ...curve,
        days,
        ticketed: { total: 8, today: 2 },
        applied: { total: 2, today: 0 },
        oldestAppliedAt: '2026-10-01T09:00:00',
      },
      GetTicketTypes: { items: [type] },
      GetReadiness: { items: [{ level: 'block', text: '1 个班次缺人。', tab: 'duty' }] },
    },
  );
  expect(textOf('接下来')).toContain('最久的等了 3 小时');
  const card = textOf('报名');
  expect(card).toContain('今天 +2');
  expect(card).toContain('8 / 20');
  expect(card).toContain('前后报满 20 人');
  expect(textOf('开会前要备好的')).toContain('1 个班次缺人');
  expect(find('[aria-label="报名"] dl').textContent).toContain('余额12');
  await unmount();
});

test('nothing yet, and figures that failed, are said where they would stand', async () => {
  const empty = await open({});
  expect(textOf('报名')).toContain('还没有人出票');
  await empty.unmount();
  const failed = await open({}, { GetRegistrationCurve: 500 });
  expect(find('[role="alert"]').textContent).toContain('报名数据没取到');
  expect(textOf('接下来')).toContain('等报名截止');
  await failed.unmount();
});

test('a running one shows who came and leads to the command desk; one that is over asks for nothing but the archive', async () => {
  const running = await open(
    { conferenceState: 4 },
    { GetRegistrationCurve: { ...curve, ticketed: { total: 8, today: 0 }, arrived: 3 } },
  );
  expect(textOf('报名')).toContain('3 人到场，共 8 人有票');
  expect(textOf('接下来')).toContain('去指挥台');
  await running.unmount();
  const over = await open({ conferenceState: 5, isOver: true }, { GetPublishDiff: diff });
  expect(textOf('接下来')).toContain('归档');
  expect(document.querySelector('[aria-label="还没备好的"]')).toBeNull();
  await over.unmount();
});
