// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import type { WechatJs } from '@tuyuan/ui/wechat-js.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ScanScreen } from './scan-screen.tsx';

vi.mock('./use-qr-camera.ts', () => ({
  useQrCamera: () => ({ state: 'missing', hasTorch: false, isTorchOn: false, toggleTorch: () => Promise.resolve() }),
}));

afterEach(() => {
  delete window.wx;
  vi.restoreAllMocks();
});

const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };

/** WeChat's script once it is loaded; its scanner reads this text. */
function wechat(text: string): WechatJs {
  let ready = () => {};
  return {
    config: () => ready(),
    ready: (listen) => {
      ready = listen;
    },
    error: () => {},
    updateAppMessageShareData: () => {},
    updateTimelineShareData: () => {},
    scanQRCode: ({ success }) => success({ resultStr: text }),
  };
}

async function open(answer: object) {
  const onFound = vi.fn<(text: string) => undefined>();
  await renderPage(
    <ScanScreen label="扫票面二维码" subject="票面" otherWay="输入票号" onFound={onFound} onClose={() => {}} />,
    {
      answers: { GetWechatJsConfig: answer },
    },
  );
  return onFound;
}
const offered = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === '微信扫码');

test('inside WeChat its own scanner reads the code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 14 MicroMessenger/8.0');
  window.wx = wechat('TY-CODE');
  const onFound = await open({ config });
  await press(findButton('微信扫码'));
  expect(onFound).toHaveBeenCalledWith('TY-CODE');
});

test('it is not offered where the site has no account there, and not outside WeChat', async () => {
  window.wx = wechat('TY-CODE');
  await open({ config });
  expect(offered()).toBe(false);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 14 MicroMessenger/8.0');
  await open({ config: null });
  expect(offered()).toBe(false);
});
