import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedActivitiesQuery } from '@tuyuan/api-client/contest/activity-management.ts';
import type { ManagedActivity } from '@tuyuan/contract/contest/activity-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { activityPath } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';
import { activityFilters } from './activity-filters.ts';
import { ActivityStateMark } from './activity-state.tsx';
import { CreateActivityDialog } from './create-activity-dialog.tsx';

/** Activities and contests in any state. */
export function ActivityList() {
  const control = useListState(activityFilters);
  const query = useGetManagedActivitiesQuery(control.request);
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const open = ({ id }: { readonly id: number }) => void navigate(activityPath(id));
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="activities"
        title="活动"
        subject="活动"
        unit="场"
        rowHeight={58}
        scrollWidth={820}
        openWord="打开"
        rowLabel={({ name }) => `「${name}」`}
        onOpen={open}
        create={
          mayDo('Pages.Activities.Create') && {
            label: '新建活动',
            icon: <PlusOutlined />,
            run: () => setCreating(true),
          }
        }
        columns={columnsFor}
        empty={{ text: '征稿、比赛和投票都从这里开始：先起个名字定下投稿时间，其余慢慢填。' }}
      />
      {isCreating && <CreateActivityDialog onMade={open} onClose={() => setCreating(false)} />}
    </>
  );
}

function columnsFor({ isPhone }: ListRoom): ListColumn<ManagedActivity>[] {
  return [
    subjectColumn({
      key: 'name',
      title: '活动',
      name: ({ name }) => name,
      path: ({ id }) => activityPath(id),
      minor: ({ startTime, endTime }) => `${shortMoment(startTime)} – ${shortMoment(endTime)}`,
      below: ({ progressState }) => isPhone && <ActivityStateMark state={progressState} />,
    }),
    {
      key: 'state',
      title: '状态',
      width: 110,
      hide: 'phone',
      render: (_, { progressState }) => <ActivityStateMark state={progressState} />,
    },
    {
      key: 'entrants',
      title: '参加者',
      width: 130,
      align: 'right',
      hide: 'narrow',
      render: (_, { entrants, pendingEntrants }) =>
        `${formatCount(entrants)}${pendingEntrants > 0 ? `（${formatCount(pendingEntrants)} 待审）` : ''}`,
    },
    {
      key: 'works',
      title: '入围 / 作品',
      width: 150,
      align: 'right',
      hide: 'phone',
      render: (_, { accepted, sent, waiting }) =>
        `${formatCount(accepted)} / ${formatCount(sent)}${waiting > 0 ? `（${formatCount(waiting)} 待审）` : ''}`,
    },
    timeColumn({ key: 'createdAt', title: '建立时间', hide: 'narrow', at: ({ createdAt }) => createdAt }),
  ];
}
