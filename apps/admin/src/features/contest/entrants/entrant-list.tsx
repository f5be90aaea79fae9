import { CheckCircleOutlined, CloseCircleOutlined, UserAddOutlined } from '@ant-design/icons';
import { useExportEntrantsMutation } from '@tuyuan/api-client/contest/activity-export.ts';
import {
  useApproveEntrantsMutation,
  useGetEntrantsQuery,
  useRejectEntrantsMutation,
} from '@tuyuan/api-client/contest/entrant-management.ts';
import { type EntrantState, entrantKindWords, entrantStateWords } from '@tuyuan/contract/contest/activity-words.ts';
import type { ManagedEntrant } from '@tuyuan/contract/contest/entrant-management.ts';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { entrantFilters } from './entrant-filters.ts';
import { InviteGuestDialog } from './invite-guest-dialog.tsx';

const tones: Readonly<Record<EntrantState, StatusTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  cancelled: 'off',
};

interface EntrantListProps {
  readonly activityId: number;
  readonly activityName: string;
}

/** Who takes part in an activity, or wants to: decided on one by one or many at once; guests are invited. */
export function EntrantList({ activityId, activityName }: EntrantListProps) {
  const control = useListState(entrantFilters);
  const query = useGetEntrantsQuery({ activityId, ...control.request }, { refetchOnMountOrArgChange: true });
  const mayDo = usePermissions();
  const [exportEntrants] = useExportEntrantsMutation();
  const [approve] = useApproveEntrantsMutation();
  const [reject] = useRejectEntrantsMutation();
  const bulk = useBulkAction<ManagedEntrant & { title: string }>('人', () => null);
  const [isInviting, setInviting] = useState(false);
  const [rejecting, setRejecting] = useState<Selection<ManagedEntrant>>();
  const titled = (selection: Selection<ManagedEntrant>) => selection.rows.map((row) => ({ ...row, title: row.name }));

  async function approveAll(selection: Selection<ManagedEntrant>): Promise<void> {
    const run = (ids: number[]) => approve({ ids }).unwrap();
    selection.keepOnly(await bulk.start({ verb: '通过', rows: titled(selection), run }));
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="entrants"
        title={`参加者 · ${activityName}`}
        subject="参加者"
        unit="人"
        rowHeight={58}
        scrollWidth={820}
        rowLabel={({ name }) => `「${name}」`}
        columns={columnsFor}
        onExport={mayDo('Pages.Activities.Edit') && ((format) => exportEntrants({ activityId, format }).unwrap())}
        create={{ label: '邀请特邀作者', icon: <UserAddOutlined />, run: () => setInviting(true) }}
        bulkBar={(selection) => (
          <BulkBar
            selection={selection}
            unit="人"
            isRunning={bulk.isRunning}
            commands={[
              {
                key: 'approve',
                label: '通过',
                icon: <CheckCircleOutlined />,
                letter: 'P',
                run: () => void approveAll(selection),
              },
              {
                key: 'reject',
                label: '不通过',
                icon: <CloseCircleOutlined />,
                letter: 'R',
                run: () => setRejecting(selection),
              },
            ]}
          />
        )}
        empty={{ text: '报名的人会出现在这里；特邀作者由你邀请，不用报名。' }}
      />
      {bulk.dialog}
      {rejecting && (
        <ReasonDialog
          question={{
            title: `不通过 ${rejecting.ids.length} 人的报名？`,
            effects: ['他们不能投稿', '每人收到一条带原因的通知'],
            readBy: '报名的人看得到。',
            suggestions: ['名额已满', '资料不全', '不符合参加条件'],
            isRequired: true,
            okText: '不通过',
            isDangerous: true,
          }}
          onAnswer={async (reason) => {
            const run = (ids: number[]) => reject({ ids, reason }).unwrap();
            rejecting.keepOnly(await bulk.start({ verb: '退回', rows: titled(rejecting), run }));
            setRejecting(undefined);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
      {isInviting && <InviteGuestDialog activityId={activityId} onClose={() => setInviting(false)} />}
    </>
  );
}

function State({ state }: { readonly state: EntrantState }) {
  return <StatusDot tone={tones[state]}>{entrantStateWords[state]}</StatusDot>;
}

function columnsFor({ isPhone }: ListRoom): ListColumn<ManagedEntrant>[] {
  return [
    subjectColumn({
      key: 'name',
      title: '参加者',
      name: ({ name }) => name,
      minor: ({ user, members }) => [user.nickName, members.join('、')].filter(Boolean).join(' · '),
      below: ({ state }) => isPhone && <State state={state} />,
    }),
    { key: 'kind', title: '身份', width: 90, hide: 'phone', render: (_, { kind }) => entrantKindWords[kind] },
    {
      key: 'state',
      title: '状态',
      width: 180,
      hide: 'phone',
      render: (_, { state, reason }) => (
        <>
          <State state={state} />
          {reason && <div className={cell.minor}>{reason}</div>}
        </>
      ),
    },
    { key: 'works', title: '作品', width: 90, align: 'right', hide: 'phone', render: (_, { works }) => `${works} 件` },
    timeColumn({ key: 'createdAt', title: '报名', hide: 'narrow', at: ({ createdAt }) => createdAt }),
  ];
}
