import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useAdvanceTripMutation,
  useBoardSeatMutation,
  useGetTripSeatsQuery,
  useUnboardSeatMutation,
} from '@tuyuan/api-client/conference/transport.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { Button } from '../../../shared/layout/button.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './boarding.module.css';
import { PassengerRow } from './passenger-row.tsx';

const ScanSheet = lazy(async () => ({ default: (await import('../../../shared/scan/scan-sheet.tsx')).ScanSheet }));

/** One ride: passengers boarded by scanning or by name, then departure. */
export function TripBoarding({ tripId }: { readonly tripId: number }) {
  const { data, isLoading, error, refetch } = useGetTripSeatsQuery(
    { tripId },
    { pollingInterval: 10_000, skipPollingIfUnfocused: true },
  );
  const [board] = useBoardSeatMutation();
  const [unboard] = useUnboardSeatMutation();
  const [advance, advancing] = useAdvanceTripMutation();
  const [isScanning, setIsScanning] = useState(false);
  const trip = data?.trip;
  const isHere = trip?.state === 'planned' || trip?.state === 'boarding';
  async function take(by: { code: string } | { seatId: number }): Promise<string> {
    const { data: taken, error: fault } = await board({ tripId, ...by });
    if (taken === undefined) return isApiFailure(fault) ? fault.message : failureText(fault);
    const words = `${taken.name}，${taken.seatNo} 号座`;
    return taken.isRepeat ? `${words}，${wireClock(taken.boardedAt)} 已上过车` : `${words}，已上车`;
  }
  async function depart() {
    if (!trip || !data) return;
    const missing = trip.taken - trip.boarded;
    const isSure = await confirm({
      title: missing > 0 ? `还有 ${missing} 人没上车，发车？` : '全员到齐，发车？',
      text: missing > 0 ? '发车后不能再扫码上车。' : `${trip.boarded} 人已上车。`,
      confirmText: '发车',
    });
    if (!isSure) return;
    const { error: fault } = await advance({ tripId, state: 'departed' });
    if (fault !== undefined) void say(failureText(fault));
  }
  const bar = isHere ? (
    <>
      <Button isBusy={advancing.isLoading} onClick={depart}>
        发车
      </Button>
      <Button isPrimary icon={ScanLine} onClick={() => setIsScanning(true)}>
        扫上车码
      </Button>
    </>
  ) : (
    trip?.state === 'departed' && (
      <Button isPrimary isBusy={advancing.isLoading} onClick={() => advance({ tripId, state: 'arrived' })}>
        已到达
      </Button>
    )
  );
  return (
    <PageFrame title={trip?.name ?? '上车核验'} onRefresh={refetch} {...(bar && { bar })}>
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {trip && (
        <header className={styles.head}>
          <p className={styles.heads}>
            <b>{trip.boarded}</b> / {trip.taken} 人
          </p>
          <Note>
            {wireClock(trip.departsAt)} 从 {trip.fromPlace} {trip.plate}
          </Note>
          <progress className={styles.bar} value={trip.boarded} max={Math.max(1, trip.taken)} aria-label="已上车" />
        </header>
      )}
      <ListCard>
        {data?.items.map((seat) => (
          <PassengerRow
            key={seat.id}
            seat={seat}
            isChangeable={isHere}
            onBoard={async () => void say(await take({ seatId: seat.id }))}
            onUndo={async () => {
              const { error: fault } = await unboard({ seatId: seat.id });
              if (fault !== undefined) void say(failureText(fault));
            }}
          />
        ))}
      </ListCard>
      {isScanning && (
        <Suspense>
          <ScanSheet title="扫上车码" onScan={(code) => take({ code })} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
