import { useGetFeedbackQuery } from '@tuyuan/api-client/community/feedback-management.ts';
import type { ManagedFeedback } from '@tuyuan/contract/community/feedback-management.ts';
import { Button } from 'antd';
import { useState } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { FeedbackDrawer } from './feedback-drawer.tsx';
import { feedbackFilters } from './feedback-filters.ts';
import { FeedbackStateDot, feedbackKindTitles, satisfactionTitles } from './feedback-words.tsx';

function columnsFor({ isPhone }: ListRoom, open: (feedback: ManagedFeedback) => void): ListColumn<ManagedFeedback>[] {
  return [
    subjectColumn({
      key: 'text',
      title: '反馈',
      name: ({ messages }) => messages[0]?.text ?? '',
      minor: ({ kind, user }) => `${feedbackKindTitles[kind]} · ${user.nickName}`,
      below: ({ state }) => isPhone && <FeedbackStateDot state={state} />,
    }),
    {
      key: 'state',
      title: '状态',
      width: 130,
      hide: 'phone',
      render: (_, { state, satisfaction }) => (
        <>
          <FeedbackStateDot state={state} />
          {satisfaction && <div className={cell.minor}>{satisfactionTitles[satisfaction]}</div>}
        </>
      ),
    },
    {
      key: 'messages',
      title: '往来',
      width: 80,
      hide: 'narrow',
      render: (_, { messages }) => `${messages.length} 条`,
    },
    timeColumn({ key: 'createdAt', title: '提交', hide: 'narrow', at: ({ createdAt }) => createdAt }),
    timeColumn({ key: 'movedAt', title: '最近', hide: 'phone', at: ({ movedAt }) => movedAt }),
    actionsColumn(90, (feedback) => (
      <Button type="link" size="small" onClick={() => open(feedback)}>
        {feedback.state === 'closed' ? '查看' : '回复'}
      </Button>
    )),
  ];
}

/** What users have told the office, what waits for an answer first. */
export function FeedbackList() {
  const control = useListState(feedbackFilters);
  const query = useGetFeedbackQuery(control.request, { refetchOnMountOrArgChange: true });
  const [openId, setOpenId] = useState<number>();
  const opened = query.data?.items.find(({ id }) => id === openId);
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="feedback"
        title="反馈"
        subject="反馈"
        unit="条"
        rowHeight={58}
        scrollWidth={860}
        rowLabel={({ id }) => `反馈 ${id}`}
        columns={(room) => columnsFor(room, ({ id }) => setOpenId(id))}
        empty={{ text: '用户在个人中心写的反馈会出现在这里。' }}
      />
      {opened && <FeedbackDrawer key={opened.id} feedback={opened} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
