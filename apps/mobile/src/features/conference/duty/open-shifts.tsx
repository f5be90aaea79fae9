import { useClaimShiftMutation, useGetOpenShiftsQuery } from '@tuyuan/api-client/conference/duty.ts';
import { ClipboardCheck } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { shiftTime } from './duty-words.ts';
import styles from './open-shifts.module.css';

/** Shifts with a free place. */
export function OpenShifts({ now }: { readonly now: string }) {
  const { data, isLoading, error, refetch } = useGetOpenShiftsQuery();
  const [claim, { isLoading: isClaiming, originalArgs }] = useClaimShiftMutation();
  const isOnline = useOnline();
  async function take(shiftId: number) {
    const { error: fault } = await claim({ shiftId });
    void say(fault === undefined ? '已认领，记得准时到岗' : failureText(fault));
  }
  if (isLoading) return <ListSkeleton />;
  if (!data) return <FailureView error={error} onRetry={refetch} />;
  if (data.items.length === 0)
    return <EmptyView icon={ClipboardCheck} title="没有空班" text="每一班都有人了。缺人时会发通知。" />;
  return (
    <ListCard>
      {data.items.map((shift) => (
        <Row
          key={shift.id}
          title={
            <h3>
              <Facts>
                {shift.place}
                {shift.work}
              </Facts>
            </h3>
          }
          text={
            <>
              <Facts>
                {shiftTime(shift, now)}
                {`还缺 ${shift.needed - shift.taken} 人`}
              </Facts>
              {shift.clashes && <p className={styles.clash}>和你的另一班同时</p>}
            </>
          }
          action={
            <Button
              isBusy={isClaiming && originalArgs?.shiftId === shift.id}
              isDisabled={shift.clashes || !isOnline}
              onClick={() => take(shift.id)}
            >
              认领
            </Button>
          }
        />
      ))}
    </ListCard>
  );
}
