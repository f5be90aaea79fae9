import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import {
  useApproveChangesMutation,
  useGetChangeRequestsQuery,
  useRejectChangesMutation,
} from '@tuyuan/api-client/conference/attendee-management.ts';
import type { ChangeRequest } from '@tuyuan/contract/conference/attendee-actions.ts';
import { Grid, Segmented } from 'antd';
import { useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { changeColumns } from './change-columns.tsx';
import { type ChangeState, changeListRules, changeStates, changeStateTitles } from './change-filters.ts';

interface TitledChange extends ChangeRequest {
  readonly title: string;
}

const titled = (change: ChangeRequest): TitledChange => ({
  ...change,
  title: `${change.attendeeName}的${change.label}`,
});

/** Wishes of attendees to change what the office keeps: old against new, agreed to or declined with words. */
export function ChangeInbox({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(changeListRules);
  const { state: list } = control;
  const { state } = list.filters;
  const query = useGetChangeRequestsQuery({ conferenceId, state, ...pageRequest(list) }, everyMinute);
  useStaffRenewal(conferenceId, ['attendeeChanged'], 'Conference');
  const selection = useSelection<ChangeRequest>();
  const bulk = useBulkAction<TitledChange>('项', ({ attendeeId, attendeeName }) => (
    <PersonMark id={attendeeId} name={attendeeName} size={24} />
  ));
  const [approve] = useApproveChangesMutation();
  const [reject] = useRejectChangesMutation();
  const [rejected, setRejected] = useState<readonly TitledChange[]>();
  const { user } = useSessionState();
  const { md } = Grid.useBreakpoint();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const shownIds = new Set((query.data?.items ?? []).map(({ id }) => id));

  async function approveRows(rows: readonly TitledChange[]): Promise<void> {
    selection.keepOnly(await bulk.start({ verb: '同意', rows, run: (ids) => approve({ ids }).unwrap() }));
  }
  async function rejectRows(rows: readonly TitledChange[], reason: string): Promise<void> {
    setRejected(undefined);
    selection.keepOnly(await bulk.start({ verb: '拒绝', rows, run: (ids) => reject({ ids, reason }).unwrap() }));
  }

  return (
    <>
      <ListTable<ChangeRequest>
        control={control}
        defaultSorting={changeListRules.defaultSorting}
        query={query}
        hiddenColumns={[]}
        unit="项"
        rowHeight={66}
        scrollWidth={md === false ? 0 : 720}
        rowLabel={(change) => `「${titled(change).title}」`}
        settingsKey={`admin.changes.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={mayEdit && state === 'pending'}
        onOpen={undefined}
        columns={changeColumns({
          isPhone: md === false,
          mayDecide: mayEdit,
          now: new Date(),
          attendeePath: (attendeeId) => conferencePath(conferenceId, `attendees#${attendeeId}/record`),
          onApprove: (change) => void approveRows([titled(change)]),
          onReject: (change) => setRejected([titled(change)]),
        })}
        filters={
          <Segmented<ChangeState>
            aria-label="状态"
            value={state}
            options={changeStates.map((value) => ({ value, label: changeStateTitles[value] }))}
            onChange={(next) => {
              selection.clear();
              control.setFilters({ state: next });
            }}
          />
        }
        bulkBar={
          <BulkBar
            count={selection.ids.length}
            unit="项"
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            isRunning={bulk.isRunning}
            onClear={selection.clear}
            commands={[
              {
                key: 'approve',
                label: '同意',
                icon: <CheckCircleOutlined />,
                letter: 'P',
                run: () => void approveRows(selection.rows.map(titled)),
              },
              {
                key: 'reject',
                label: '拒绝',
                icon: <CloseCircleOutlined />,
                letter: 'R',
                run: () => setRejected(selection.rows.map(titled)),
              },
            ]}
          />
        }
        empty={
          list.page > 1 ? (
            <PageBehind subject="申请" onFirst={() => control.setPage(1, list.pageSize)} />
          ) : (
            <StateMessage picture="empty" title={state === 'pending' ? '没有待处理的申请' : '这里还没有申请'}>
              {state === 'pending' && '参会者在手机端想改需要审核的资料时，申请会出现在这里。'}
            </StateMessage>
          )
        }
      />
      {bulk.dialog}
      {rejected && (
        <ReasonDialog
          question={{
            title: rejected.length === 1 ? `拒绝「${rejected[0]?.title}」的修改？` : `拒绝 ${rejected.length} 项修改？`,
            effects: ['资料保持原样。', '短信告诉申请的人，附上原因。'],
            readBy: '申请的人会看到这句话。',
            suggestions: ['资料已经印制，不能再改', '请联系会务组当面核实'],
            isRequired: true,
            okText: '拒绝修改',
            isDangerous: true,
          }}
          onAnswer={(reason) => rejectRows(rejected, reason)}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  );
}
