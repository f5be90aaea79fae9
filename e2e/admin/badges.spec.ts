import { openAs } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('the office prints the badges of two people it has chosen @journey', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await openAs(page, 'admin', '/admin/conferences/1/attendees');
  const names: string[] = [];
  for (const place of [0, 1]) {
    const chosen = page.getByRole('row').filter({ hasText: '已出票' }).nth(place).getByRole('checkbox');
    names.push(/「(.+)」/.exec((await chosen.getAttribute('aria-label')) ?? '')?.[1] ?? '');
    await chosen.check();
  }
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '打印参会证' }).click();
  const dialog = page.getByRole('dialog', { name: '打印参会证' });
  await expect(dialog.getByRole('article')).toHaveCount(2);
  for (const name of names) {
    const badge = dialog.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(badge.getByRole('img', { name: `${name}的参会票二维码` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: '打印 2 张' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
});
