// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { QrLogIn } from './qr-log-in.tsx';
import { ScanConfirm } from './scan-confirm.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const poll = () => act(() => vi.advanceTimersByTimeAsync(2100));

test('a code is followed until it ends, and replaced by another when asked', async () => {
  let made = 0;
  let state = 'waiting';
  const { box, calls } = await renderSite(<QrLogIn rememberMe={false} remember={null} />, {
    answers: {
      CreateQrLogIn: () => {
        made += 1;
        state = 'waiting';
        return { code: `code-${made}`, expiresInSeconds: 120 };
      },
      GetQrLogInState: () => ({ state }),
    },
  });
  expect(find('svg[role=img]', box).getAttribute('aria-label')).toBe('登录二维码，用手机扫');
  state = 'scanned';
  await poll();
  expect(box.textContent).toContain('请在手机上点「确认登录」');
  state = 'expired';
  await poll();
  expect(box.textContent).toContain('二维码已过期');
  const asked = () => calls.filter(({ path }) => path.endsWith('GetQrLogInState')).length;
  const before = asked();
  await poll();
  expect(asked()).toBe(before);
  await press(findButton('换一个'));
  await poll();
  expect(made).toBe(2);
  expect(box.textContent).not.toContain('二维码已过期');
});

const device = {
  deviceName: 'Chrome 132 · Windows 11',
  clientIp: '203.0.113.9',
  isSameNetwork: false,
  createdAt: '2026-11-25T20:00:00',
  expiresInSeconds: 100,
};

test('the phone shows device and address before it confirms, and warns of another network', async () => {
  const { box, calls } = await renderSite(<ScanConfirm />, {
    path: '/account/scan?code=c1',
    answers: { ScanQrLogIn: device, ConfirmQrLogIn: {} },
  });
  expect(box.textContent).toContain('Chrome 132 · Windows 11');
  expect(box.textContent).toContain('203.0.113.9');
  expect(box.textContent).toContain('不在同一个网络');
  await press(findButton('确认登录'));
  await poll();
  expect(calls.at(-1)?.input).toEqual({ code: 'c1', isConfirmed: true });
  expect(find('h1', box).textContent).toBe('已确认登录');
});

test('a spent code says so on the phone', async () => {
  const { box } = await renderSite(<ScanConfirm />, { path: '/account/scan?code=c1', answers: { ScanQrLogIn: 410 } });
  expect(find('[role=alert]', box).textContent).not.toBe('');
  expect(box.textContent).not.toContain('确认登录');
});
