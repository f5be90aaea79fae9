import { useSeatAttendeesMutation } from '@tuyuan/api-client/conference/transport-management.ts';
import { type TravelDirection, travelDirections } from '@tuyuan/contract/conference/transport.ts';
import type { ManagedTrip, Traveller } from '@tuyuan/contract/conference/transport-management.ts';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { dayAndClock, isStillHere, modeNames } from './trip-words.ts';
import styles from './trips.module.css';

interface TravellerListProps {
  readonly travellers: readonly Traveller[];
  readonly trips: readonly ManagedTrip[];
  readonly mayEdit: boolean;
}

const directionNames: Readonly<Record<TravelDirection, string>> = { arrival: '来程', return: '返程' };
const momentOf = ({ itinerary }: Traveller) =>
  itinerary.delayedUntil ?? (itinerary.direction === 'arrival' ? itinerary.arrivesAt : itinerary.departsAt);

/** Travellers without a ride, by hour; those selected together get seats in one. */
export function TravellerList({ travellers, trips, mayEdit }: TravellerListProps) {
  const [params, setParams] = useSearchParams();
  const direction = travelDirections.find((one) => one === params.get('direction')) ?? 'arrival';
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const pages = usePages(20);
  const [tripId, setTripId] = useState<number>();
  const [seat, { isLoading }] = useSeatAttendeesMutation();
  const attempt = useAttempt();
  const waiting = travellers.filter(
    ({ itinerary, tripIds }) => itinerary.direction === direction && itinerary.needsRide && tripIds.length === 0,
  );
  const ids = chosen.filter((id) => waiting.some(({ attendeeId }) => attendeeId === id));
  const fitting = trips.filter((trip) => trip.kind === direction && isStillHere(trip));
  const target = fitting.find(({ id }) => id === tripId);

  async function assign(): Promise<void> {
    if (!target) return;
    const isDone = await attempt(
      () => seat({ tripId: target.id, attendeeIds: [...ids] }).unwrap(),
      `已把 ${ids.length} 人排进 ${target.name}，并通知本人`,
    );
    if (isDone) setChosen([]);
  }

  return (
    <section className={styles.section} aria-label="待安排接送">
      <h2 className={styles.heading}>待安排接送</h2>
      <Segmented
        aria-label="方向"
        value={direction}
        options={travelDirections.map((value) => ({
          value,
          label: `${directionNames[value]} ${travellers.filter(({ itinerary, tripIds }) => itinerary.direction === value && itinerary.needsRide && tripIds.length === 0).length}`,
        }))}
        onChange={(value) => {
          const next = new URLSearchParams(params);
          next.set('direction', value);
          setParams(next, { replace: true });
          setTripId(undefined);
          pages.setPage(1);
        }}
      />
      {mayEdit && (
        <div className={styles.assign}>
          <div className={styles.choice}>
            <Select<number>
              aria-label="排进哪一班"
              placeholder={fitting.length === 0 ? '还没有能排的班次，先加一班' : '排进哪一班'}
              value={target?.id ?? null}
              options={fitting.map(({ id, name, departsAt, taken, capacity }) => ({
                value: id,
                label: `${dayAndClock(departsAt)} ${name}，余 ${capacity - taken} 座`,
                disabled: taken >= capacity,
              }))}
              onChange={setTripId}
            />
          </div>
          <Button disabled={ids.length === 0 || !target} loading={isLoading} onClick={() => void assign()}>
            {ids.length === 0 ? '排进所选班次' : `把 ${ids.length} 人排进所选班次`}
          </Button>
        </div>
      )}
      <RecordTable
        noun="乘客"
        source={waiting}
        rowKey={({ attendeeId }) => attendeeId}
        isDense
        scrollWidth={680}
        pages={pages}
        choice={mayEdit && { keys: ids, name: ({ name }) => name, onChange: setChosen }}
        empty="要接送的人都排上了"
        columns={[
          {
            key: 'time',
            title: direction === 'arrival' ? '到达' : '出发',
            width: 150,
            render: (_, traveller) => {
              const moment = momentOf(traveller);
              return moment === null ? '未填' : dayAndClock(moment);
            },
          },
          {
            key: 'journey',
            title: '车次航班',
            width: 130,
            render: (_, { itinerary }) => itinerary.number || modeNames[itinerary.mode],
          },
          {
            key: 'place',
            title: direction === 'arrival' ? '到站' : '去站',
            width: 140,
            render: (_, { itinerary }) => (direction === 'arrival' ? itinerary.toPlace : itinerary.fromPlace),
          },
          { key: 'name', title: '姓名', width: 100, render: (_, { name }) => name },
          { key: 'company', title: '单位', render: (_, { company }) => company },
          { key: 'note', title: '备注', render: (_, { itinerary }) => itinerary.note },
        ]}
      />
    </section>
  );
}
