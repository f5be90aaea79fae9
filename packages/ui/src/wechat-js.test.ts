// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';

beforeEach(() => vi.resetModules());
afterEach(() => {
  delete window.wx;
  vi.restoreAllMocks();
});

const agent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);

/** Stands in for WeChat's script: takes or refuses what it is configured with. */
function wechat(isTaken: boolean) {
  const listeners: { ready?: () => void; error?: (fault: { errMsg: string }) => void } = {};
  const configured = vi.fn(() =>
    isTaken ? listeners.ready?.() : listeners.error?.({ errMsg: 'config:invalid signature' }),
  );
  const wx = {
    config: configured,
    ready: (listen: () => void) => {
      listeners.ready = listen;
    },
    error: (listen: (fault: { errMsg: string }) => void) => {
      listeners.error = listen;
    },
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
    scanQRCode: vi.fn(),
  };
  return { wx, configured };
}

test('loads the script once and configures it for the signed page', async () => {
  const { wx, configured } = wechat(true);
  const added = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    window.wx = wx;
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'));
  });
  const { openWechat } = await import('./wechat-js.ts');
  expect(await openWechat(config)).toBe(wx);
  await openWechat(config);
  expect(added).toHaveBeenCalledTimes(1);
  expect(configured).toHaveBeenCalledWith(expect.objectContaining({ ...config, debug: false }));
});

test('a refused signature is a failure', async () => {
  window.wx = wechat(false).wx;
  const { openWechat } = await import('./wechat-js.ts');
  await expect(openWechat(config)).rejects.toThrow('config:invalid signature');
});

test('signs where the visitor is, on iOS where they came in', async () => {
  history.replaceState(null, '', '/gallery');
  const { addressToSign, isInWechat } = await import('./wechat-js.ts');
  history.replaceState(null, '', '/photo?id=3#comments');
  agent('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50');
  expect(isInWechat()).toBe(true);
  expect(addressToSign()).toMatch(/\/photo\?id=3$/);
  agent(iphone);
  expect(addressToSign()).toMatch(/\/gallery$/);
  agent('Mozilla/5.0 (iPhone) Safari/605');
  expect(isInWechat()).toBe(false);
});
