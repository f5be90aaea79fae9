import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { onPhone } from './on-phone.ts';
import { openPhone } from './open-phone.ts';

test.use(onPhone);

test('an urgent notice of the office comes up on a phone that shows something else, wants its answer, and can be taken back @journey', async ({
  browser,
}) => {
  const office = (await openPhone(browser, 'admin')).page;
  const attendee = (await openPhone(browser, 'visitor')).page;
  const title = `西门临时关闭 ${Date.now()}`;
  await attendee.goto('/meeting/schedule');

  await office.goto('/meeting/office?view=compose');
  await office.getByRole('radio', { name: '紧急' }).check();
  await office.getByLabel('标题').fill(title);
  await office.getByRole('radio', { name: '身份' }).check();
  await office.getByRole('button', { name: /^参会代表/ }).click();
  await expect(office.getByText(/将送达 [1-9]\d* 人/)).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: '发送', exact: true }).click();
  await office.getByRole('dialog').getByText('发送', { exact: true }).click();
  await expect(office).toHaveURL(/view=notices/);

  const popup = attendee.getByRole('alertdialog', { name: title });
  await expect(popup).toBeVisible();
  await expectAccessible(attendee);
  await popup.getByRole('button', { name: '我知道了' }).click();
  await expect(popup).toBeHidden();
  await attendee.goto('/meeting/notice');
  await expect(attendee.getByText(title)).toBeVisible();
  await expectAccessible(attendee);

  await office.getByRole('button', { name: '撤回' }).first().click();
  await office.getByRole('dialog').getByText('撤回', { exact: true }).click();
  await expect(attendee.getByText(title)).toBeHidden();
  await expect(attendee.getByText(/撤回了一条通知/).first()).toBeVisible();
  await attendee.context().close();
  await office.context().close();
});
