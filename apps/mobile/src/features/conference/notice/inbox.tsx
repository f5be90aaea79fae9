import { firstNotices } from '@tuyuan/api-client/conference/inbox.ts';
import type { NoticeFilter, NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { BellOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { useMarks } from './marks-store.ts';
import { marked, withConfirmed, withRead } from './notice-marks.ts';
import { NoticeRow } from './notice-row.tsx';
import { UrgentCard } from './urgent-card.tsx';

const tests: Record<NoticeFilter, (notice: NoticeItem) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  urgent: ({ priority, isRecalled }) => priority === 'urgent' && !isRecalled,
  personal: ({ isPersonal }) => isPersonal,
};

const emptyWords: Record<NoticeFilter, { title: string; text: string }> = {
  all: { title: '还没有通知', text: '会务发的通知、日程变动和接驳消息都会到这里。' },
  unread: { title: '都看过了', text: '有新通知会在这里和底部的“通知”上提示。' },
  urgent: { title: '没有紧急通知', text: '有的话会在任何页面上直接弹出来。' },
  personal: { title: '没有只发给你的通知', text: '你收藏的场次、住宿和接驳有变时会发到这里。' },
};

const OlderNotices = lazy(async () => ({ default: (await import('./older-notices.tsx')).OlderNotices }));
const NoticeSheet = lazy(async () => ({ default: (await import('./notice-sheet.tsx')).NoticeSheet }));

interface InboxProps {
  readonly items: readonly NoticeItem[];
  readonly totalCount: number;
  readonly filter: NoticeFilter;
  /** Any time of the day it is. */
  readonly today: string;
}

/** Shows my notices: urgent ones to confirm first, then the list. The filters also work offline. */
export function Inbox({ items, totalCount, filter, today }: InboxProps) {
  const { data: marks, change } = useMarks();
  const [query, setQuery] = useSearchParams();
  const [older, setOlder] = useState<readonly number[]>([]);
  // Of older notices, only the tapped one is known here.
  const [tapped, setTapped] = useState<NoticeItem>();
  const all = items.map((item) => marked(item, marks));
  const urgent = all.filter(({ needsConfirmation }) => needsConfirmation);
  const shown = all.filter((item) => !item.needsConfirmation && tests[filter](item));
  const unread = shown.filter(({ isRead }) => !isRead);
  const opened = [...all, ...(tapped ? [tapped] : [])].find(({ id }) => String(id) === query.get('id'));
  function open(notice: NoticeItem | undefined) {
    setTapped(notice);
    const address = new URLSearchParams(query);
    if (notice) address.set('id', String(notice.id));
    else address.delete('id');
    setQuery(address, { replace: notice === undefined, preventScrollReset: true });
    if (notice) read([notice]);
  }
  const read = (notices: readonly NoticeItem[]) => change((now) => withRead(now, notices));
  const row = (notice: NoticeItem) => (
    <NoticeRow
      key={notice.id}
      notice={notice}
      today={today}
      onOpen={() => open(notice)}
      onRead={() => read([notice])}
    />
  );
  const next = firstNotices.maxResultCount * (older.length + 1);
  const hasMore = totalCount > next;
  const words = emptyWords[filter];
  return (
    <>
      {urgent.map((notice) => (
        <UrgentCard
          key={notice.id}
          notice={notice}
          today={today}
          onConfirm={() => change((now) => withConfirmed(now, notice))}
        />
      ))}
      <ListCard>{shown.map(row)}</ListCard>
      {shown.length === 0 && urgent.length === 0 && !hasMore && older.length === 0 && (
        <EmptyView icon={BellOff} title={words.title} text={words.text} />
      )}
      <Suspense fallback={<ListSkeleton rows={3} />}>
        {older.map((skipCount) => (
          <OlderNotices
            key={skipCount}
            skipCount={skipCount}
            renderRow={(notice) => (tests[filter](marked(notice, marks)) ? row(marked(notice, marks)) : null)}
          />
        ))}
      </Suspense>
      {(hasMore || unread.length > 1) && (
        <ButtonRow>
          {unread.length > 1 && <Button onClick={() => read(unread)}>全部标为已读</Button>}
          {hasMore && <Button onClick={() => setOlder([...older, next])}>更早的通知</Button>}
        </ButtonRow>
      )}
      {opened && !opened.isRecalled && (
        <Suspense>
          <NoticeSheet notice={opened} today={today} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
