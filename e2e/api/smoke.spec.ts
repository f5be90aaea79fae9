import { expect, test } from '@playwright/test';

test('the server is alive and ready', async ({ request }) => {
  expect((await request.get('/livez')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});

test('an unknown service answers 404 in the envelope', async ({ request }) => {
  const response = await request.get('/api/services/app/noSuchService/GetNothing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, result: null, __abp: true });
});
