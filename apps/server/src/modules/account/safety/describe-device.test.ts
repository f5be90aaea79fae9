import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36',
    'Chrome 132 · Windows 10',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 · iOS 17',
    'mobile',
  ],
  ['', '未知设备', 'unknown'],
  ['curl/8.5.0', '未知设备', 'unknown'],
])('names the device of %s', (userAgent, deviceName, deviceType) => {
  expect(describeDevice(userAgent)).toEqual({ deviceName, deviceType });
});
