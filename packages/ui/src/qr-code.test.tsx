// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { mount } from './testing/mount.ts';

it('draws the code of its text with a quiet zone of four modules', async () => {
  const { box, show } = await mount(<QrCode text="A" size={120} label="上车码" />);
  await vi.waitFor(() => expect(box.querySelector('path')).not.toBeNull());
  const svg = box.querySelector('svg');
  // Version 1 has 21 modules; its first is the corner of a finder.
  expect(svg?.getAttribute('viewBox')).toBe('0 0 29 29');
  const first = box.querySelector('path')?.getAttribute('d') ?? '';
  expect(first.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(svg?.getAttribute('aria-label')).toBe('上车码');
  await show(<QrCode text="another text, longer than the first" size={120} label="上车码" />);
  await vi.waitFor(() => expect(box.querySelector('path')?.getAttribute('d')).not.toBe(first));
});
