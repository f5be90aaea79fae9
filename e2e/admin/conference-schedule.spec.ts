import { demoSchedule } from '../fixtures/demo-schedule.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const conferenceId = 1;
const title = '图片编辑在想什么';

test('a session is moved by keys and in its form, its clash is seen, and what changes is shown before it is published @journey', async ({
  page,
  request,
}) => {
  const schedule = await demoSchedule(request, conferenceId);
  await schedule.setDraftAside();
  const { sessions } = await schedule.draft();
  const start = sessions.find((session) => session.title === title)?.startTime;
  if (!start) throw new Error(`the demo has no ${title}`);
  const saved = () => page.waitForResponse((answer) => answer.url().includes('/PlaceSession') && answer.ok());
  try {
    await openAs(page, 'admin', `/admin/conferences/${conferenceId}/schedule?day=${start.slice(0, 10)}`);
    const block = page.getByRole('button', { name: new RegExp(title) });
    await expect(block).toHaveAccessibleName(/^10:30–11:45.*听涛厅$/);
    await expectAccessible(page);
    await block.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
    await expect(block).toHaveAccessibleName(/^10:10–11:25.*听涛厅，冲突：听涛厅 10:10–10:15 同时有两场$/);
    await expect(page.getByText('1 处冲突')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(block).toHaveAccessibleName(/^10:15–11:30.*听涛厅$/);
    await expect(page.getByText('1 处冲突')).toBeHidden();

    await block.press('Enter');
    const form = page.getByRole('dialog', { name: `编辑「${title}」` });
    await form.getByLabel('开始').fill(`${start.slice(0, 11)}10:40`);
    await expect(form.getByText('10:40–11:55 没有冲突')).toBeVisible();
    const answer = saved();
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await answer;
    await expect(block).toHaveAccessibleName(/^10:40–11:55/);

    await page.getByRole('button', { name: '检查后发布' }).click();
    const dialog = page.getByRole('dialog', { name: /发布第 \d+ 版日程/ });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(title);
    await expect(dialog.getByRole('listitem')).toContainText('10:40');
    await dialog.getByRole('button', { name: /^发\s*布/ }).click();
    await expect(page.getByText(/已发布第 \d+ 版/)).toBeVisible();
    await expect(page.getByText(/与第 \d+ 版相同/)).toBeVisible();
  } finally {
    await schedule.putBack();
  }
});
