import Bowser from 'bowser';

interface Device {
  /** `Chrome 132 · Windows 11`. */
  deviceName: string;
  deviceType: 'desktop' | 'mobile' | 'tablet' | 'unknown';
}

const types = new Map<string, Device['deviceType']>([
  ['desktop', 'desktop'],
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
]);

/** Describes a user agent in words its owner recognises. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { deviceName: '未知设备', deviceType: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [
    [browser.name, browser.version?.split('.')[0]],
    [os.name, os.versionName ?? os.version?.split('.')[0]],
  ].flatMap(([name, version]) => (name ? [[name, version].filter(Boolean).join(' ')] : []));
  return {
    deviceName: parts.length > 0 ? parts.join(' · ') : '未知设备',
    deviceType: types.get(platform.type ?? '') ?? 'unknown',
  };
}
