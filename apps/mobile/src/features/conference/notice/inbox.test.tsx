// @vitest-environment happy-dom
import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { Inbox } from './inbox.tsx';

// happy-dom has no IndexedDB.
vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));

const notice = (id: number): NoticeItem => ({
  id,
  isRecalled: false,
  recalledAt: null,
  priority: 'normal',
  topic: 'general',
  title: `通知 ${id}`,
  body: `内容 ${id}`,
  link: '',
  isPersonal: false,
  sentAt: '2026-11-20T09:36:00',
  isRead: false,
  needsConfirmation: false,
});

it('opens also a notice that came with the older ones', async () => {
  const answers = { GetNotices: { items: [notice(1)], totalCount: 101, unreadCount: 2, urgentCount: 0 } };
  await renderPage(<Inbox items={[notice(2)]} totalCount={101} filter="all" today="2026-11-20T10:00:00" />, {
    answers,
  });
  await press(findButton('更早的通知'));
  const older = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('通知 1'));
  await until(() => expect(older()).toBeDefined());
  await act(async () => older()?.click());
  await until(() => expect(find('[role=dialog]').textContent).toContain('内容 1'));
});
