import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { expect, it } from 'vitest';
import { keptKey, matchingMaterials } from './material-words.ts';

const material = (fields: Partial<Attachment>): Attachment => ({
  id: 1,
  title: '讲稿：影像里的江南',
  session: null,
  category: '',
  fileName: '江南.pdf',
  type: 'pdf',
  extension: 'pdf',
  bytes: 1000,
  pages: 48,
  version: 2,
  uploadedAt: '2026-11-20T08:00:00',
  visibility: 'attendee',
  isMarked: false,
  door: 'open',
  opensAt: null,
  withdrawnAt: null,
  withdrawnReason: '',
  path: '/x',
  takenVersion: null,
  ...fields,
});
const session = { id: 3, title: '县志与相册', startTime: '2026-11-20T10:30:00', endTime: '2026-11-20T11:20:00' };

it('is found by its own name and by its session’s', () => {
  const items = [material({}), material({ id: 2, title: '样片', fileName: 'a.JPG', session })];
  const found = (words: string) => matchingMaterials(items, words).map(({ id }) => id);
  expect([found(' 江南 '), found('县志'), found('jpg'), found('')]).toEqual([[1], [2], [2], [1, 2]]);
});

it('is kept by its version', () => {
  expect(keptKey({ id: 7, version: 2 })).not.toBe(keptKey({ id: 7, version: 3 }));
});
