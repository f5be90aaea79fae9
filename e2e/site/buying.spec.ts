import { approveRefund, getRefunds } from '@tuyuan/contract/commerce/refund-management.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { createPerson, PASSWORD, tokenOf } from '../fixtures/people.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor fills the cart, logs in, pays, downloads, and gives a picture back @journey', async ({
  page,
  context,
}) => {
  const userName = await createPerson('买图的人');

  await test.step('two pictures go into the cart before anybody logs in', async () => {
    for (const id of [1, 5]) {
      await page.goto(`/photo?id=${id}`);
      await page.getByRole('button', { name: '加入购物车' }).click();
      await expect(page.getByText('已加入购物车')).toBeVisible();
    }
    await page.getByRole('link', { name: '购物车，2 项' }).click();
    await expect(page.getByText('2 件作品', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '登录后结算 2 件' }).click();
  });

  await test.step('after the log-in the order waits with the first purchase’s discount', async () => {
    await page.getByLabel('用户名、手机号或邮箱').fill(userName);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
    await expect(page.getByText('首单 8 折')).toBeVisible();
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page.getByText('请先阅读并同意授权协议')).toBeVisible();
    await page.getByLabel('姓名').fill('林小雨');
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交订单' }).click();
  });

  await test.step('paid at the cashier, the page turns by itself', async () => {
    await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /打开收银台/ }).click();
    const cashier = await opening;
    await cashier.getByRole('button', { name: '支付', exact: true }).click();
    await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await cashier.close();
    await expect(page).toHaveURL(/\/user\/main\/orders\?order=\d+/);
    await expect(page.getByText('有效').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the original is saved, and its certificate opens', async () => {
    const saving = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^原图：/ })
      .first()
      .click();
    expect((await saving).suggestedFilename()).toMatch(/^TY\d+\.jpg$/);
    const address = await page
      .getByRole('link', { name: /^证书：/ })
      .first()
      .getAttribute('href');
    const certificate = await context.request.get(new URL(address ?? '', serverAddress()).href);
    expect(certificate.headers()['content-type']).toBe('application/pdf');
  });

  await test.step('what was not downloaded is given back, and its licence reads revoked', async () => {
    const orderUrl = page.url();
    await expect(page.getByText('待下载 1')).toBeVisible();
    await page.getByRole('button', { name: '申请退款' }).click();
    const dialog = page.getByRole('dialog', { name: '申请退款' });
    await expect(dialog.getByText('已下载，不能退')).toBeVisible();
    await dialog.getByRole('checkbox').and(page.locator(':enabled')).check();
    await dialog.getByRole('button', { name: '不适合用途' }).click();
    await dialog.getByRole('button', { name: '申请退款' }).click();
    await expect(page.getByText('退款申请中').first()).toBeVisible();
    const office = { token: await tokenOf('admin') };
    const { items } = await callEndpoint(serverAddress(), getRefunds, { states: ['requested'] }, office);
    const [refund] = items;
    if (refund) await callEndpoint(serverAddress(), approveRefund, { id: refund.id }, office);
    await page.goto(orderUrl);
    await expect(page.getByText('已撤销')).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: '已撤销' }).getByRole('link', { name: /^L-/ }).click();
    await expect(page.getByRole('status').filter({ hasText: '已撤销 · L-' })).toBeVisible();
    await expectAccessible(page);
  });
});
