import {
  useGetOfficeNoticesQuery,
  useRecallOfficeNoticeMutation,
} from '@tuyuan/api-client/conference/notice-office.ts';
import type { ManagedNotice } from '@tuyuan/contract/conference/notice.ts';
import { noticePriorityNames } from '@tuyuan/format/notice-words.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { Megaphone } from 'lucide-react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './sent-notices.module.css';

const moment = (wire: string) => `${wireShortDay(wire)} ${wireClock(wire)}`;

/** Shows sent notices and their read counts; a sent one can be withdrawn. */
export function SentNotices() {
  const { data, error, refetch } = useGetOfficeNoticesQuery(
    { states: ['scheduled', 'sent', 'recalled'], maxResultCount: 50 },
    { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [recall, { isLoading }] = useRecallOfficeNoticeMutation();
  async function takeBack({ id, title }: ManagedNotice) {
    const isSure = await confirm({
      title: '撤回这条通知？',
      text: `收到的人会看到一条撤回记录，读不到「${title}」的内容。`,
      confirmText: '撤回',
    });
    if (!isSure) return;
    const answer = await recall({ id });
    void say(answer.error === undefined ? '已撤回' : failureText(answer.error));
  }
  if (!data)
    return error === undefined ? (
      <ListSkeleton rows={4} />
    ) : (
      <FailureView title="通知没有加载出来" error={error} onRetry={refetch} />
    );
  if (data.items.length === 0)
    return <EmptyView icon={Megaphone} title="还没有发过通知" text="发出后在这里看有多少人读了，也可以撤回。" />;
  return data.items.map((notice) => {
    const { id, state, priority, title, sentAt, scheduledAt, recipientCount, readCount, confirmedCount } = notice;
    const share = recipientCount === 0 ? 0 : readCount / recipientCount;
    return (
      <Card key={id} className={styles.card}>
        <p className={styles.head}>
          <Facts>
            {noticePriorityNames[priority]}
            {sentAt === null ? (scheduledAt === null ? '' : `${moment(scheduledAt)} 发送`) : moment(sentAt)}
            {notice.author}
          </Facts>
          {state !== 'sent' && (
            <StateChip tone={state === 'scheduled' ? 'info' : 'plain'}>
              {state === 'scheduled' ? '待发送' : '已撤回'}
            </StateChip>
          )}
        </p>
        <h2 className={styles.title}>{title}</h2>
        {state === 'sent' && (
          <>
            <span className={styles.track}>
              <i style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <p className={styles.foot}>
              <span>
                <Facts>
                  {`已读 ${readCount} / ${recipientCount}`}
                  {priority === 'urgent' ? `已确认 ${confirmedCount}` : ''}
                  {notice.smsCount > 0 ? `短信 ${notice.smsCount}` : ''}
                </Facts>
              </span>
              <button type="button" disabled={isLoading} onClick={() => void takeBack(notice)}>
                撤回
              </button>
            </p>
          </>
        )}
      </Card>
    );
  });
}
