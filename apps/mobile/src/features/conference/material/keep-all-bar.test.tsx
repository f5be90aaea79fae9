// @vitest-environment happy-dom
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { find, mount, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { KeepAllBar } from './keep-all-bar.tsx';

const keeping = vi.hoisted(() => ({ kept: (_isKept: boolean): void => {} }));
vi.mock('./use-material.ts', () => ({
  useMaterial: () => ({
    keep: () =>
      new Promise((resolve) => {
        keeping.kept = resolve;
      }),
  }),
}));

const material = (id: number): Attachment => ({
  id,
  title: '讲稿',
  session: null,
  category: '',
  fileName: 'a.pdf',
  type: 'pdf',
  extension: 'pdf',
  bytes: 1000,
  pages: 1,
  version: 1,
  uploadedAt: '2026-11-20T08:00:00',
  visibility: 'attendee',
  isMarked: false,
  door: 'open',
  opensAt: null,
  withdrawnAt: null,
  withdrawnReason: '',
  path: '/x',
  takenVersion: null,
});

it('counts to as many as there were at the start, while those that are kept leave the list', async () => {
  const page = await mount(<KeepAllBar of="今天" items={[material(1), material(2), material(3)]} />);
  await press(find('button'));
  await act(async () => keeping.kept(true));
  await page.show(<KeepAllBar of="今天" items={[material(2), material(3)]} />);
  expect(find('aside').textContent).toContain('第 2 份，共 3 份');
  await act(async () => keeping.kept(true));
  await page.show(<KeepAllBar of="今天" items={[material(3)]} />);
  expect(find('aside').textContent).toContain('第 3 份，共 3 份');
});
