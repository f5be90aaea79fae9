// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { mount } from './testing/mount.ts';

it('draws the three corners every reader looks for, with their quiet zone, and follows its text', async () => {
  const { box, show } = await mount(<QrCode text="https://example.cn/" size={120} label="海报" />);
  const pathOf = () => box.querySelector('path')?.getAttribute('d') ?? '';
  await vi.waitFor(() => expect(pathOf()).not.toBe(''));
  const svg = box.querySelector('svg');
  expect(svg?.getAttribute('aria-label')).toBe('海报');
  // Version 2 with correction M: 25 squares and four light ones on each side.
  expect(svg?.getAttribute('viewBox')).toBe('-4 -4 33 33');
  for (const corner of ['M0 0h7', 'M18 0h7', 'M0 18h7']) expect(pathOf()).toContain(corner);
  const first = pathOf();
  await show(<QrCode text="another text, longer than the first" size={120} label="海报" />);
  await vi.waitFor(() => expect(pathOf()).not.toBe(first));
});

it('needs fewer squares for the signs that codes of tickets are made of', async () => {
  const sizeOf = async (text: string) => {
    const { box } = await mount(<QrCode text={text} label="" level="L" quiet={0} />);
    await vi.waitFor(() => expect(box.querySelector('path')).not.toBeNull());
    return Number(box.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  };
  expect(await sizeOf(`TY1:${'A0$'.repeat(117)}`)).toBe(57);
  expect(await sizeOf(`ty1:${'a0$'.repeat(117)}`)).toBeGreaterThan(57);
});
