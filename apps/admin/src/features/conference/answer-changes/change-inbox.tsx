import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import {
  useApproveChangesMutation,
  useGetChangeRequestsQuery,
  useRejectChangesMutation,
} from '@tuyuan/api-client/conference/attendee-management.ts';
import type { ChangeRequest } from '@tuyuan/contract/conference/attendee-actions.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ReasonDialog, type ReasonQuestion } from '../../../shared/form/reason-dialog.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { changeColumns } from './change-columns.tsx';
import { type ChangeState, changeFilters, changeStates, changeStateTitles } from './change-filters.ts';

interface TitledChange extends ChangeRequest {
  readonly title: string;
}

/** Changes to decline once there is a reason. */
interface Rejected {
  readonly rows: readonly TitledChange[];
  /** Hears which of them failed. */
  after(failed: number[]): void;
}

const titled = (change: ChangeRequest): TitledChange => ({
  ...change,
  title: `${change.attendeeName}的${change.label}`,
});

/** Attendees' requests to change data kept by the office: old and new values, approved or rejected with a reason. */
export function ChangeInbox({ conferenceId }: { readonly conferenceId: number }) {
  const control = useListState(changeFilters);
  const { state } = control.state.filters;
  const query = useGetChangeRequestsQuery({ conferenceId, ...control.request }, everyMinute);
  useStaffRenewal(conferenceId, ['attendeeChanged'], 'Conference');
  const bulk = useBulkAction<TitledChange>('项', ({ attendeeId, attendeeName }) => (
    <PersonMark id={attendeeId} name={attendeeName} size={24} />
  ));
  const [approve] = useApproveChangesMutation();
  const [reject] = useRejectChangesMutation();
  const [rejected, setRejected] = useState<Rejected>();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');

  const approveRows = (rows: readonly TitledChange[]) =>
    bulk.start({ verb: '同意', rows, run: (ids) => approve({ ids }).unwrap() });
  async function rejectRows({ rows, after }: Rejected, reason: string): Promise<void> {
    setRejected(undefined);
    after(await bulk.start({ verb: '拒绝', rows, run: (ids) => reject({ ids, reason }).unwrap() }));
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="changes"
        subject="申请"
        unit="项"
        rowHeight={66}
        scrollWidth={720}
        narrowWidth={720}
        rowLabel={(change) => `「${titled(change).title}」`}
        columns={(room, selection) =>
          changeColumns(room, {
            mayDecide: mayEdit,
            attendeePath: (attendeeId) => conferencePath(conferenceId, `attendees#${attendeeId}/record`),
            onApprove: (change) => void approveRows([titled(change)]).then(selection.keepOnly),
            onReject: (change) => setRejected({ rows: [titled(change)], after: selection.keepOnly }),
          })
        }
        renderFilters={(selection) => (
          <Segmented<ChangeState>
            aria-label="状态"
            value={state}
            options={changeStates.map((value) => ({ value, label: changeStateTitles[value] }))}
            onChange={(next) => {
              selection.clear();
              control.setFilters({ state: next });
            }}
          />
        )}
        bulkBar={
          mayEdit &&
          state === 'pending' &&
          ((selection) => (
            <BulkBar
              selection={selection}
              unit="项"
              isRunning={bulk.isRunning}
              commands={[
                {
                  key: 'approve',
                  label: '同意',
                  icon: <CheckCircleOutlined />,
                  letter: 'P',
                  run: () => void approveRows(selection.rows.map(titled)).then(selection.keepOnly),
                },
                {
                  key: 'reject',
                  label: '拒绝',
                  icon: <CloseCircleOutlined />,
                  letter: 'R',
                  run: () => setRejected({ rows: selection.rows.map(titled), after: selection.keepOnly }),
                },
              ]}
            />
          ))
        }
        empty={
          state === 'pending'
            ? { title: '没有待处理的申请', text: '参会者在手机端想改需要审核的资料时，申请会出现在这里。' }
            : { title: '这里还没有申请', text: null }
        }
      />
      {bulk.dialog}
      {rejected && (
        <ReasonDialog
          question={rejection(rejected.rows)}
          onAnswer={(reason) => rejectRows(rejected, reason)}
          onClose={() => setRejected(undefined)}
        />
      )}
    </>
  );
}

function rejection(rows: readonly TitledChange[]): ReasonQuestion {
  return {
    title: rows.length === 1 ? `拒绝「${rows[0]?.title}」的修改？` : `拒绝 ${rows.length} 项修改？`,
    effects: ['资料保持原样。', '短信告诉申请的人，附上原因。'],
    readBy: '申请的人会看到这句话。',
    suggestions: ['资料已经印制，不能再改', '请联系会务组当面核实'],
    isRequired: true,
    okText: '拒绝修改',
    isDangerous: true,
  };
}
