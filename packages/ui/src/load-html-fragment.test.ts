// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadHtmlFragment } from './load-html-fragment.ts';

// The result of cleaning is tested in a real browser (e2e/site/demo.spec.ts), because DOMPurify does not support this
// test document.

const html = { 'content-type': 'text/html; charset=utf-8' };

function answerWith(body: string, init: ResponseInit = { headers: html }) {
  const fetched = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('asks no other origin', async () => {
  const fetched = answerWith('<p>a</p>');
  for (const url of ['https://other.example/a.html', '//other.example/a.html']) {
    await expect(loadHtmlFragment(url)).rejects.toThrow('is not of this site');
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('refuses failures and what is not HTML', async () => {
  answerWith('<p>a</p>', { headers: html, status: 404 });
  await expect(loadHtmlFragment('/a.html')).rejects.toThrow('failed');
  answerWith('{}', { headers: { 'content-type': 'application/json' } });
  await expect(loadHtmlFragment('/a.html')).rejects.toThrow('is not HTML');
});
