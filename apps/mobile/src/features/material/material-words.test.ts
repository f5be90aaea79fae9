import type { Attachment } from '@tuyuan/contract/conference-material.ts';
import { expect, it } from 'vitest';
import { doorWords, groupMaterials, keptKey, matchingMaterials } from './material-words.ts';

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

it('says when a closed one opens, and why one was taken back', () => {
  expect(doorWords(material({ door: 'afterSession', opensAt: session.endTime }))).toBe('会后 11/20 11:20 开放');
  const withdrawn = { door: 'withdrawn', withdrawnAt: '2026-11-19T16:20:00', withdrawnReason: '请用新版' } as const;
  expect(doorWords(material(withdrawn))).toBe('11/19 撤回，请用新版');
  expect(doorWords(material({}))).toBe('');
});

it('stands under its session, its category, or the conference', () => {
  const groups = groupMaterials([material({ category: '会务文件' }), material({}), material({ session })]);
  expect(groups.map(({ title }) => title)).toEqual(['会务文件', '会议资料', '11/20 10:30 县志与相册']);
});

it('is found by its own name and by its session’s', () => {
  const items = [material({}), material({ id: 2, title: '样片', fileName: 'a.JPG', session })];
  const found = (words: string) => matchingMaterials(items, words).map(({ id }) => id);
  expect([found(' 江南 '), found('县志'), found('jpg'), found('')]).toEqual([[1], [2], [2], [1, 2]]);
});

it('is kept by its version', () => {
  expect(keptKey({ id: 7, version: 2 })).not.toBe(keptKey({ id: 7, version: 3 }));
});
