import { expect, test } from '../fixtures/test.ts';

/** Answered by the server itself: of nothing, and of what isn't there. */
const unknown = [
  '/nowhere',
  '/photo',
  '/photo?id=999999',
  '/photo?id=x',
  '/gallery/detail?id=999999',
  '/imagePreviewer?id=999999',
  '/album/list?id=999999',
  '/category?id=999999',
  '/photographer/userinfo?id=999999',
  '/unit?id=999999',
  '/article/detail?id=999999',
  '/help?id=999999',
  '/single',
  '/single?key=nowhere',
  '/single?key=agreement&version=999',
  '/conference/detail?id=999999',
  '/mall/info?id=999999',
  '/user/main/nowhere',
  '/mobile/nowhere',
  '/meeting/nowhere',
  '/admin/nowhere',
];

test('an unknown address is answered as one, and says so in the app it belongs to', async ({ request }) => {
  for (const path of unknown) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    const html = await answer.text();
    const app = /^\/(admin|mobile|meeting)\//.exec(path)?.[1];
    expect([path, html.includes('页面不存在')]).toEqual([path, app === undefined]);
  }
  for (const path of ['/api/services/app/nowhere/Get', '/assets/nowhere.js'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test('the phone’s app says that a conference isn’t there', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/meeting/introduce?id=999999');
  await expect(page.getByText('会议不存在，或没有公开。')).toBeVisible();
});
