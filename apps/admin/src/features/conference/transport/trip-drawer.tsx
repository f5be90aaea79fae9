import {
  useAdvanceManagedTripMutation,
  useDeleteTripMutation,
  useExportManifestsMutation,
  useSeatAttendeesMutation,
  useUnseatAttendeeMutation,
} from '@tuyuan/api-client/conference/transport-management.ts';
import type { ManagedTrip, TripSeat } from '@tuyuan/contract/conference/transport-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { App, Button, Descriptions, Drawer } from 'antd';
import { useState } from 'react';
import { actionsColumn } from '../../../shared/list/columns.tsx';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { AttendeeSelect } from '../../../shared/people/attendee-select.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { TripChangeDialog } from './trip-change-dialog.tsx';
import { TripDialog } from './trip-dialog.tsx';
import { dayAndClock, isStillHere, nextSteps, tripStateWords } from './trip-words.ts';
import styles from './trips.module.css';

interface TripDrawerProps {
  readonly conferenceId: number;
  readonly trip: ManagedTrip;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** One ride: its state, passengers and who is aboard, and its edits. */
export function TripDrawer({ conferenceId, trip, mayEdit, onClose }: TripDrawerProps) {
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<'edit' | 'delay' | 'cancel'>();
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const [advance, advancing] = useAdvanceManagedTripMutation();
  const [seat, seating] = useSeatAttendeesMutation();
  const [unseat] = useUnseatAttendeeMutation();
  const [remove] = useDeleteTripMutation();
  const [exportManifests] = useExportManifestsMutation();
  const attempt = useAttempt();
  const step = nextSteps[trip.state];
  const canChange = mayEdit && isStillHere(trip);

  async function take({ id, name }: TripSeat): Promise<void> {
    const question = {
      title: `收回${name}的座位？`,
      content: '会通知本人。',
      okText: '收回座位',
      okButtonProps: { danger: true },
    };
    if (!(await modal.confirm(question))) return;
    await attempt(() => unseat({ seatId: id }).unwrap(), `已收回${name}的座位`);
  }
  async function erase(): Promise<void> {
    if (!(await modal.confirm({ title: `删除「${trip.name}」？`, okText: '删除', okButtonProps: { danger: true } })))
      return;
    if (await attempt(() => remove({ id: trip.id }).unwrap(), '已删除')) onClose();
  }

  return (
    <Drawer
      open
      size={640}
      title={trip.name}
      onClose={onClose}
      extra={
        <ExportButton onExport={(format) => exportManifests({ conferenceId, tripId: trip.id, format }).unwrap()} />
      }
    >
      <StatusDot tone={tripStateWords[trip.state].tone}>{tripStateWords[trip.state].text}</StatusDot>
      <Descriptions
        className={classNames(styles.facts)}
        size="small"
        column={1}
        items={[
          { key: 'time', label: '发车', children: departure(trip) },
          { key: 'from', label: '上车点', children: [trip.fromPlace, trip.fromDirections].filter(Boolean).join('，') },
          { key: 'to', label: '到达', children: [trip.toPlace, trip.toDirections].filter(Boolean).join('，') },
          { key: 'car', label: '车辆', children: [trip.plate, trip.vehicle].filter(Boolean).join(' ') || '待定' },
          {
            key: 'driver',
            label: '司机',
            children: [trip.driverName, trip.driverPhone].filter(Boolean).join(' ') || '待定',
          },
          { key: 'leader', label: '领队', children: trip.leaderName || '未指定' },
          { key: 'heads', label: '上车', children: `${trip.boarded} / ${trip.taken} 人，共 ${trip.capacity} 座` },
          ...(trip.reason === '' ? [] : [{ key: 'reason', label: '说明', children: trip.reason }]),
        ]}
      />
      {mayEdit && (
        <div className={styles.actions}>
          {step && (
            <Button
              type="primary"
              loading={advancing.isLoading}
              onClick={() => void attempt(() => advance({ id: trip.id, state: step.state }).unwrap(), step.text)}
            >
              {step.text}
            </Button>
          )}
          {canChange && (
            <>
              <Button onClick={() => setDialog('delay')}>改发车时间</Button>
              <Button onClick={() => setDialog('edit')}>编辑</Button>
              <Button danger onClick={() => setDialog('cancel')}>
                取消班次
              </Button>
            </>
          )}
          {trip.taken === 0 && (
            <Button danger type="text" onClick={() => void erase()}>
              删除
            </Button>
          )}
        </div>
      )}
      {canChange && (
        <div className={styles.assign}>
          <div className={styles.choice}>
            <AttendeeSelect
              conferenceId={conferenceId}
              label="找人排进这一班"
              value={wanted}
              except={new Set(trip.seats.map(({ attendeeId }) => attendeeId))}
              onChange={setWanted}
            />
          </div>
          <Button
            disabled={wanted.length === 0}
            loading={seating.isLoading}
            onClick={() =>
              void attempt(
                () => seat({ tripId: trip.id, attendeeIds: [...wanted] }).unwrap(),
                `已排 ${wanted.length} 人，并通知本人`,
              ).then((isDone) => isDone && setWanted([]))
            }
          >
            排进
          </Button>
        </div>
      )}
      <RecordTable<TripSeat>
        noun="乘客"
        source={trip.seats}
        rowKey={({ id }) => id}
        isDense
        scrollWidth={380}
        empty="还没有乘客"
        columns={[
          { key: 'no', title: '座号', width: 64, render: (_, { seatNo }) => seatNo },
          { key: 'name', title: '姓名', render: (_, { name }) => name },
          {
            key: 'boarded',
            title: '上车',
            width: 120,
            render: (_, { boardedAt }) =>
              boardedAt === null ? (
                <StatusDot tone="off">未上车</StatusDot>
              ) : (
                <StatusDot tone="success">{wireClock(boardedAt)} 上车</StatusDot>
              ),
          },
          actionsColumn(
            90,
            (one) =>
              canChange &&
              one.boardedAt === null && (
                <Button type="link" size="small" aria-label={`收回${one.name}的座位`} onClick={() => void take(one)}>
                  收回
                </Button>
              ),
          ),
        ]}
      />
      {dialog === 'edit' && <TripDialog conferenceId={conferenceId} trip={trip} onClose={() => setDialog(undefined)} />}
      {(dialog === 'delay' || dialog === 'cancel') && (
        <TripChangeDialog trip={trip} change={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Drawer>
  );
}

function departure({ departsAt, plannedDepartsAt, rideMinutes }: ManagedTrip): string {
  const told = departsAt === plannedDepartsAt ? '' : `（原 ${wireClock(plannedDepartsAt)}）`;
  return `${dayAndClock(departsAt)}${told}，约 ${rideMinutes} 分钟`;
}
