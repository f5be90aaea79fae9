// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadStalePage } from './stale-page.ts';

const reload = vi.fn();
const fetching = vi.fn<typeof fetch>();

beforeAll(reloadStalePage);

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/mobile/assets/main-old.js"></script>';
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  sessionStorage.clear();
});

function failToLoad(): void {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

function answerWith(program: string): void {
  fetching.mockImplementation(async () => new Response(`<script type="module" src="/mobile/assets/${program}.js">`));
}

test('a program the server has replaced brings the new page, once', async () => {
  answerWith('main-new');
  failToLoad();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  failToLoad();
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a program that did not come because the network broke leaves the page as it is', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  failToLoad();
  answerWith('main-old');
  failToLoad();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
