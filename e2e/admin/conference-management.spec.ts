import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a salon is made on one page, published with its links, its parts switched, and called off again @journey', async ({
  page,
}) => {
  test.slow();
  const title = `试验会议${Date.now() % 100_000}`;
  await openAs(page, 'admin', '/admin/conferences');
  await page.getByRole('button', { name: '新建会议' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill(title);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue(title);
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('会场或地址至少填一个')).toBeVisible();
  await page.getByLabel('会场').fill('试验厅');
  await page.getByLabel('名额（选填）').fill('40');
  await expectAccessible(page);
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('已发布，现在就能报名')).toBeVisible();
  await expect(page.getByRole('img', { name: '网站报名页的二维码' })).toBeVisible();
  await expectAccessible(page);

  const menu = page.getByRole('navigation', { name: '会议的各项' });
  await expect(menu.getByRole('link', { name: '住宿' })).toHaveCount(0);
  await page.getByRole('link', { name: /个功能关着/ }).click();
  await page.getByRole('switch', { name: '住宿' }).click();
  await expect(menu.getByRole('link', { name: '住宿' })).toBeVisible();
  await expectAccessible(page);

  const id = /conferences\/(\d+)\//.exec(page.url())?.[1] ?? '';
  await page.goto('/conference');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByText('试验厅').first()).toBeVisible();

  await page.goto(`/admin/conferences/${id}`);
  await page.getByRole('button', { name: '会议的更多操作' }).click();
  await page.getByRole('menuitem', { name: '取消会议' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('取消后不能恢复');
  await dialog.getByLabel('原因').fill('试验结束');
  await dialog.getByRole('button', { name: '取消会议' }).click();
  await expect(page.getByText('会议已取消，正在短信告诉报名的人')).toBeVisible();
  await page.getByRole('switch', { name: '在网站上显示' }).click();
  await expect(page.getByText('已下架')).toBeVisible();
  await page.goto('/conference');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('a conference is copied and the copy thrown away, a change given up, an ended one archived and taken out again', async ({
  page,
  faults,
}) => {
  test.slow();
  // The copy is deleted; a page still showing it gets a 404.
  faults.allow(/404/);
  const title = `副本会议${Date.now() % 100_000}`;
  const more = page.getByRole('button', { name: '会议的更多操作' });
  const dialog = page.getByRole('dialog');
  await openAs(page, 'admin', '/admin/conferences/3');
  await more.click();
  await page.getByRole('menuitem', { name: '复制成新会议' }).click();
  await dialog.getByLabel('名称').fill(title);
  await dialog.getByLabel('新的开始日期').fill('2032-05-01');
  await dialog.getByRole('button', { name: '建立草稿' }).click();
  await expect(page.getByRole('button', { name: `换一场会议，现在是： ${title}` })).toBeVisible();
  const copy = page.url();
  await more.click();
  await page.getByRole('menuitem', { name: '删除草稿' }).click();
  await expect(dialog).toContainText('不能恢复');
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('已删除')).toBeVisible();
  await expect(page).toHaveURL(/\/conferences$/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto(copy);
  await expect(page.getByRole('heading', { name: '找不到这场会议' })).toBeVisible();

  await page.goto('/admin/conferences/3/facts');
  const summary = page.getByLabel('摘要（选填）');
  const before = await summary.inputValue();
  await summary.fill('不要的修改');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('已保存草稿').first()).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: '放弃未发布的修改' }).click();
  await dialog.getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByText('已回到发布的样子')).toBeVisible();
  await expect(summary).toHaveValue(before);

  await more.click();
  await page.getByRole('menuitem', { name: '归档' }).click();
  await dialog.getByRole('button', { name: '归档', exact: true }).click();
  await expect(page.getByText('已归档').first()).toBeVisible();
  await expect(summary).toBeDisabled();
  await more.click();
  await page.getByRole('menuitem', { name: '移出归档' }).click();
  await expect(summary).toBeEnabled();
});
