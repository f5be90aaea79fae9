import { openAs, tokenOf } from '../fixtures/people.ts';
import { plantContest } from '../fixtures/plant-contest.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('a work is sent, mended, accepted and voted for @journey', async ({ page }) => {
  const office = { token: await tokenOf('admin') };
  const { id } = await plantContest(serverAddress(), office, `河岸 ${Date.now().toString(36)}`);

  await openAs(page, 'zhouyanqiu', `/activity/brief?id=${id}`);
  await page.getByRole('link', { name: '报名参加' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /报名/ }).click();
  await page.getByRole('link', { name: '去投稿' }).first().click();
  await page.getByRole('button', { name: '从我的图库选' }).click();
  const picker = page.getByRole('dialog');
  await picker.locator('button[aria-pressed]').first().click();
  await picker
    .getByRole('button', { name: /加|用|选/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: '题目' }).fill('河岸的早晨');
  await page.getByText('未使用 AI', { exact: true }).click();
  await page.getByRole('checkbox', { name: /我同意权利说明/ }).check();
  // The gallery's picture may look like a work of another contest.
  const explanation = page.getByRole('textbox', { name: '与相似作品的区别' });
  const send = page.getByRole('button', { name: /^提交 1 件/ });
  await expect(send.or(explanation)).toBeVisible();
  if (await explanation.isVisible()) await explanation.fill('同一机位，不同的早晨');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('审核中').first()).toBeVisible();

  await openAs(page, 'admin', `/admin/activities/${id}/entries`);
  await expect(page.getByText('《河岸的早晨》')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('f');
  await expect(page.getByText('都审完了')).toBeVisible();

  await openAs(page, 'zhouyanqiu', `/activity/myworks?id=${id}`);
  await page.getByRole('link', { name: /修改/ }).first().click();
  await page.getByRole('textbox', { name: '说明' }).fill('清明前后，渡口。');
  await page.getByRole('checkbox', { name: /我同意权利说明/ }).check();
  await page.getByRole('button', { name: /^提交 1 件/ }).click();
  await expect(page.getByText('审核中').first()).toBeVisible();

  await openAs(page, 'admin', `/admin/activities/${id}/entries`);
  await expect(page.getByText('改后').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('都审完了')).toBeVisible();

  await openAs(page, 'visitor', `/activity/detail/all?id=${id}`);
  await page.getByRole('button', { name: /^投给 0001/ }).click();
  await expect(page.getByRole('button', { name: /^已投给 0001/ })).toBeVisible();
});
