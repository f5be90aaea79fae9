import { getReviewQueue, releaseReviewLeases } from '@tuyuan/contract/library/image-review.ts';
import { callEndpoint } from '../fixtures/call-endpoint.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { openAs, tokenOf } from '../fixtures/people.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('a reviewer approves one picture, rejects the next and takes both back, by keyboard alone @journey', async ({
  page,
}) => {
  await openAs(page, 'reviewer', '/admin/review');
  const strip = page.getByRole('navigation', { name: '本批图片' });
  const current = strip.locator('[aria-current="true"]');
  await expect(current).toBeVisible();
  await expectAccessible(page);
  // The first that may be approved: one of the demo's has a blocked word.
  while (await page.getByText('删去拦截词后才能通过').isVisible()) await page.keyboard.press('n');
  const titleOf = async () => (await current.getAttribute('aria-label'))?.replace('，敏感词', '') ?? '';
  const first = await titleOf();

  await page.keyboard.press('a');
  await expect(strip.getByRole('button', { name: `${first}，已通过` })).toBeVisible();
  await page.keyboard.press('u');
  await expect.poll(titleOf).toBe(first);

  await page.keyboard.press('n');
  await expect.poll(titleOf).not.toBe(first);
  const second = await titleOf();
  await expect(page.getByRole('button', { name: '画质不足' })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('r');
  await expect(strip.getByRole('button', { name: `${second}，已退回` })).toBeVisible();
  await page.keyboard.press('u');
  await expect.poll(titleOf).toBe(second);

  const reviewer = { token: await tokenOf('reviewer') };
  await callEndpoint(serverAddress(), releaseReviewLeases, {}, reviewer);
  const { first: queue } = await callEndpoint(serverAddress(), getReviewQueue, {}, reviewer);
  expect(queue.waiting).toBeGreaterThanOrEqual(10);
});
