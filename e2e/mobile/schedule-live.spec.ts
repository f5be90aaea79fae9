import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test';
import { PASSWORD } from '../admin/log-in-as.ts';
import { adminToken } from '../fixtures/admin-token.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { viewports } from '../fixtures/viewports.ts';

const services = '/api/services/app';

interface Session {
  id: number;
  revision: number;
  title: string;
  kind: string;
  roomId: number | null;
  startTime: string | null;
  durationMinutes: number;
  diff: string | null;
}

interface Phone {
  page: Page;
  /** What came over the hub of changed sessions. */
  heard: string[];
  conferenceId: number;
}

async function resultOf<Result>(answer: APIResponse): Promise<Result> {
  expect(answer.status(), answer.url()).toBe(200);
  const body: { result: Result } = await answer.json();
  return body.result;
}

/** A phone that is logged in with the ticket of one of the demo's people. */
async function openPhone(browser: Browser, request: APIRequestContext, userName: string): Promise<Phone> {
  const token = await resultOf<string>(
    await request.post('/api/Account/Login', { data: { userName, password: PASSWORD } }),
  );
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await resultOf<{ items: { conference: { id: number; conferenceState: number } }[] }>(
    await request.get(`${services}/conferenceData/GetMyConferences`, { headers }),
  );
  const running = items.find(({ conference }) => conference.conferenceState === 4)?.conference.id ?? 0;
  const { code } = await resultOf<{ code: string }>(
    await request.get(`${services}/conferenceData/GetMyTicket?conferenceId=${running}`, { headers }),
  );
  const user = await resultOf<object>(
    await request.post('/api/Account/ConferenceAuth/Login', { data: { ticket: code } }),
  );
  const context = await browser.newContext({ viewport: viewports.phone });
  await context.addInitScript(
    (stored) => localStorage.setItem('meeting', stored),
    JSON.stringify({ user, liveOn: false }),
  );
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('scheduleChanged')) heard.push(String(payload));
    }),
  );
  return { page, heard, conferenceId: running };
}

test('a change reaches exactly the phone that starred the session, and is shown there at once', async ({
  browser,
  request,
}) => {
  const [fan, other] = [await openPhone(browser, request, 'visitor'), await openPhone(browser, request, 'zhouyanqiu')];
  const { conferenceId: id } = fan;
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const draft = async () =>
    (
      await resultOf<{ sessions: Session[] }>(
        await request.get(`${services}/conferenceSchedule/GetDraft?id=${id}`, { headers }),
      )
    ).sessions;
  const publish = async () => {
    const { fingerprint } = await resultOf<{ fingerprint: string }>(
      await request.get(`${services}/conferenceSchedule/GetDiff?id=${id}`, { headers }),
    );
    const data = { id, fingerprint, acceptsClashes: true };
    await resultOf(await request.post(`${services}/conferenceSchedule/Publish`, { headers, data }));
  };
  const moveTo = async (sessionId: number, startTime: string | null) => {
    const now = (await draft()).find((session) => session.id === sessionId);
    const data = {
      id: sessionId,
      revision: now?.revision,
      roomId: now?.roomId,
      startTime,
      durationMinutes: now?.durationMinutes,
    };
    await resultOf(await request.post(`${services}/conferenceSchedule/PlaceSession`, { headers, data }));
  };
  const chosen = (await draft())
    .filter(({ kind, diff, startTime }) => kind === 'talk' && diff === null && startTime !== null)
    .at(-1);
  if (!chosen?.startTime) throw new Error('the demo has no talk');
  const { id: sessionId, startTime: before, title } = chosen;
  const star = fan.page.getByRole('button', { name: `收藏「${title}」` });

  for (const { page } of [fan, other]) await page.goto(`/meeting/schedule?day=${before.slice(0, 10)}`);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await fan.page.reload({ waitUntil: 'networkidle' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(fan.page);

  const later = `${before.slice(0, 14)}${before.slice(14, 16) === '55' ? '50' : '55'}:00`;
  try {
    await moveTo(sessionId, later);
    await publish();
    await expect.poll(() => fan.heard.length).toBe(1);
    await expect(fan.page.getByText(`「${title}」有变动，已更新`)).toBeVisible();
    await expect(fan.page.getByText(later.slice(11, 16), { exact: true }).first()).toBeVisible();
    expect(other.heard).toEqual([]);
    await other.page.reload({ waitUntil: 'networkidle' });
    await expect(other.page.getByText(later.slice(11, 16), { exact: true }).first()).toBeVisible();
    expect(other.heard).toEqual([]);
  } finally {
    await moveTo(sessionId, before);
    await publish();
    await fan.page.context().close();
    await other.page.context().close();
  }
});

test('a star set without network is kept and told once there is one again', async ({ browser, request }) => {
  const { page } = await openPhone(browser, request, 'visitor');
  await page.goto('/meeting/schedule?view=list');
  const star = page.getByRole('button', { name: /^收藏「/ }).last();
  const before = await star.getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  await page.context().setOffline(true);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', after);
  await expect(page.getByText(/已记下，连上网络后/)).toBeVisible();
  const told = page.waitForResponse((answer) => answer.url().includes('SetStars') && answer.ok());
  await page.context().setOffline(false);
  await told;
  await page.reload({ waitUntil: 'networkidle' });
  await expect(star).toHaveAttribute('aria-pressed', after);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', before ?? 'false');
  await page.context().close();
});
