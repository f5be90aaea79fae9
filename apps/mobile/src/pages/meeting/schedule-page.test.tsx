// @vitest-environment happy-dom
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, settle, until } from '../../shared/testing/render-page.tsx';
import { SchedulePage } from './schedule-page.tsx';

// There is no IndexedDB here.
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async () => undefined,
  set: async () => {},
  keys: async () => [],
  delMany: async () => {},
}));
vi.mock('../../shared/meeting/use-live-schedule.ts', () => ({ useLiveSchedule: () => {} }));

const times = { startTime: '2026-11-20T10:30:00', endTime: '2026-11-20T11:20:00' };
const session: ScheduleSession = {
  id: 3,
  day: '2026-11-20',
  ...times,
  title: '县志与相册',
  abstract: '',
  kind: 'talk',
  state: 'on',
  cancelledReason: '',
  room: null,
  track: null,
  speakers: [],
  seatLimit: null,
  seatsTaken: 0,
  materialCount: 1,
  changes: [],
  changedAt: null,
  sequence: 0,
};
const image: Attachment = {
  id: 1,
  title: '交通示意',
  session: { id: 3, title: '县志与相册', ...times },
  category: '',
  fileName: 'map.png',
  type: 'image',
  extension: 'png',
  bytes: 1000,
  pages: null,
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
};
const answers = {
  GetCalendar: { items: [session], version: 1, publishedAt: null },
  GetMySchedule: { stars: [], seats: [] },
  GetMaterials: { items: [image] },
  Open: { path: '/file' },
};

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" id="back" onClick={() => void navigate(-1)} />
    </>
  );
}

const details = () => document.querySelector('[role=dialog][aria-label="县志与相册"]');
const picture = () => document.querySelector('[role=dialog][aria-label="交通示意"]');

beforeEach(async () => {
  document.body.innerHTML = '';
  await renderPage(
    <>
      <SchedulePage />
      <Ways />
    </>,
    { answers, path: '/meeting/schedule?session=3' },
  );
  await until(() => find('[role=dialog] li button'));
  await press(find('[role=dialog] li button'));
  await until(() => expect(find('img[alt="交通示意"]').getAttribute('src')).toContain('/file'));
});

it('shows a picture among a session’s files outside of its details, which stay', () => {
  expect(details()).not.toBeNull();
  expect(find('img[alt="交通示意"]').closest('.adm-popup-body')).toBeNull();
  expect(picture()?.closest('.adm-popup-body')).toBeNull();
});

it('closes the picture by Escape, then the details', async () => {
  const pressEscape = () =>
    act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await pressEscape();
  await settle();
  expect([picture() === null, details() === null]).toEqual([true, false]);
  await pressEscape();
  await settle();
  expect(details()).toBeNull();
});

it('closes the picture alone by its button', async () => {
  const close = picture()?.querySelector<HTMLElement>('[aria-label="关闭"]');
  if (close) await press(close);
  await settle();
  expect([picture() === null, details() === null]).toEqual([true, false]);
  expect(find('output').textContent).toBe('?session=3');
});

it('closes the picture by the way back, and does not leave the page', async () => {
  expect(find('output').textContent).toBe('?session=3&picture=1');
  await press(find('#back'));
  await settle();
  expect([picture() === null, details() === null]).toEqual([true, false]);
});
