// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { NotificationSwitches } from './notification-switches.tsx';

const channels = {
  email: '',
  pushKey: 'BA',
  isPushedHere: false,
  wanted: { email: [], push: [], sms: [] },
  isTextOffered: true,
  phone: '138****8000',
  quietHours: { isOn: true, from: '22:00', until: '08:00' },
};

async function show(change: object) {
  const shown = { ...channels, ...change };
  const answers = { GetMutes: { muted: [] }, GetChannels: shown, SetChannel: shown, SetQuietHours: shown };
  return renderSite(<NotificationSwitches />, { answers });
}
const textBoxes = () => [...document.querySelectorAll('input[aria-label^="短信："]')];

test('every topic but broadcasts has a switch for text messages, all of them off', async () => {
  const { calls } = await show({});
  expect(textBoxes()).toHaveLength(document.querySelectorAll('tbody tr').length - 1);
  expect(textBoxes().some((box) => box instanceof HTMLInputElement && (box.checked || box.disabled))).toBe(false);
  await press(find('[aria-label="短信：订单和支付"]'));
  const input = calls.find(({ path }) => path.endsWith('SetChannel'))?.input;
  expect(input).toEqual({ channel: 'sms', topic: 'order', isOn: true });
});

test('without a phone they can’t be switched, and where the site sends none there are none', async () => {
  const { unmount } = await show({ phone: '' });
  expect(textBoxes().every((box) => box instanceof HTMLInputElement && box.disabled)).toBe(true);
  await unmount();
  await show({ isTextOffered: false });
  expect(textBoxes()).toEqual([]);
});

test('quiet hours tell that they end the next day, and are switched off with one press', async () => {
  const { calls, box } = await show({});
  expect(box.textContent).toContain('22:00 到次日 08:00');
  await press(find('form input[type="checkbox"]', box));
  expect(calls.find(({ path }) => path.endsWith('SetQuietHours'))?.input).toEqual({
    isOn: false,
    from: '22:00',
    until: '08:00',
  });
});
