import type { ManagedTrip } from '@tuyuan/contract/conference/transport-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Progress } from 'antd';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { dayAndClock, tripKindNames, tripStateWords } from './trip-words.ts';
import styles from './trips.module.css';

interface TripTableProps {
  readonly trips: readonly ManagedTrip[];
  readonly isFiltered: boolean;
  readonly onOpen: (id: number) => void;
  readonly onClear: () => void;
}

/** Rides by departure: delays with their announced time, passengers against seats. */
export function TripTable({ trips, isFiltered, onOpen, onClear }: TripTableProps) {
  return (
    <RecordTable
      noun="班车"
      source={trips}
      rowKey={({ id }) => id}
      scrollWidth={860}
      empty={
        isFiltered ? (
          <NoMatch subject="班车" drops={null} onClear={onClear} />
        ) : (
          '还没有班车，先加一班；参会者填了行程会列在下面'
        )
      }
      columns={[
        {
          key: 'time',
          title: '发车',
          width: 150,
          render: (_, trip) => (
            <>
              <div className={styles.time}>{dayAndClock(trip.departsAt)}</div>
              {trip.departsAt !== trip.plannedDepartsAt && (
                <div className={styles.minor}>
                  原 <s>{wireClock(trip.plannedDepartsAt)}</s>
                </div>
              )}
            </>
          ),
        },
        {
          key: 'name',
          title: '班次',
          render: (_, trip) => (
            <>
              <Button type="link" className={classNames(styles.name)} onClick={() => onOpen(trip.id)}>
                {trip.name}
              </Button>
              <div className={styles.minor}>
                {tripKindNames[trip.kind]}，{trip.fromPlace} → {trip.toPlace}
              </div>
            </>
          ),
        },
        {
          key: 'vehicle',
          title: '车辆',
          width: 190,
          render: (_, { plate, vehicle, driverName, driverPhone }) => (
            <>
              <div>{[plate, vehicle].filter(Boolean).join(' ') || '待定'}</div>
              <div className={styles.minor}>{[driverName, driverPhone].filter(Boolean).join(' ')}</div>
            </>
          ),
        },
        {
          key: 'state',
          title: '状态',
          width: 180,
          render: (_, { state, reason }) => (
            <>
              <StatusDot tone={tripStateWords[state].tone}>{tripStateWords[state].text}</StatusDot>
              {reason !== '' && <div className={styles.minor}>{reason}</div>}
            </>
          ),
        },
        {
          key: 'heads',
          title: '上车 / 已排 / 座位',
          width: 170,
          render: (_, { boarded, taken, capacity, name }) => (
            <>
              <div className={styles.time}>
                {boarded} / {taken} / {capacity}
              </div>
              <Progress
                aria-label={`${name}的座位`}
                size="small"
                showInfo={false}
                percent={Math.round((taken / capacity) * 100)}
                success={{ percent: Math.round((boarded / capacity) * 100) }}
              />
            </>
          ),
        },
      ]}
    />
  );
}
