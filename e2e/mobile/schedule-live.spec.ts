import type { Page } from '@playwright/test';
import { demoSchedule } from '../fixtures/demo-schedule.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { onPhone } from './on-phone.ts';
import { openPhone } from './open-phone.ts';

test.use(onPhone);

/** Collects the hub's messages about changed sessions. */
function hearChanges(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('scheduleChanged')) heard.push(String(payload));
    }),
  );
  return heard;
}

/** Stars a session or takes its star away, however it was left. */
async function setStar(page: Page, title: string, isStarred: boolean): Promise<void> {
  const star = page.getByRole('button', { name: `收藏「${title}」` });
  if ((await star.getAttribute('aria-pressed')) !== String(isStarred)) await star.click();
  await expect(star).toHaveAttribute('aria-pressed', String(isStarred));
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', String(isStarred));
}

test('a change reaches exactly the phone that starred the session, and is shown there at once @journey', async ({
  browser,
  request,
}) => {
  const [fan, other] = [await openPhone(browser, 'visitor'), await openPhone(browser, 'zhouyanqiu')];
  const { conferenceId: id } = fan;
  const [heardByFan, heardByOther] = [hearChanges(fan.page), hearChanges(other.page)];
  const schedule = await demoSchedule(request, id);
  await schedule.setDraftAside();
  const chosen = (await schedule.draft()).sessions
    .filter(({ kind, startTime }) => kind === 'talk' && startTime !== null)
    .at(-1);
  if (!chosen?.startTime) throw new Error('the demo has no talk');
  const { id: sessionId, startTime: before, title } = chosen;

  for (const { page } of [fan, other]) await page.goto(`/meeting/schedule?day=${before.slice(0, 10)}`);
  await setStar(fan.page, title, true);
  await setStar(other.page, title, false);
  await expectAccessible(fan.page);

  const later = `${before.slice(0, 14)}${before.slice(14, 16) === '55' ? '50' : '55'}:00`;
  try {
    await schedule.place(new Map([[sessionId, { ...chosen, startTime: later }]]));
    await schedule.publish();
    await expect.poll(() => heardByFan.length).toBe(1);
    await expect(fan.page.getByText(`「${title}」有变动，已更新`)).toBeVisible();
    await expect(fan.page.getByText(later.slice(11, 16), { exact: true }).first()).toBeVisible();
    expect(heardByOther).toEqual([]);
    await other.page.reload();
    await expect(other.page.getByText(later.slice(11, 16), { exact: true }).first()).toBeVisible();
    expect(heardByOther).toEqual([]);
  } finally {
    await schedule.putBack();
    await fan.page.context().close();
    await other.page.context().close();
  }
});

test('a star set without network is kept and told once there is one again', async ({ browser }) => {
  const { page } = await openPhone(browser, 'visitor');
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
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', after);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', before ?? 'false');
  await page.context().close();
});
