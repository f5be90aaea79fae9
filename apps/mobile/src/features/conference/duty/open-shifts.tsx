import { useClaimShiftMutation, useGetOpenShiftsQuery } from '@tuyuan/api-client/conference/duty.ts';
import { ClipboardCheck } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { ActionButton } from '../../../shared/layout/action-button.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
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
    <ul className={styles.list}>
      {data.items.map((shift) => (
        <li key={shift.id} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.place}>
              <Facts>
                {shift.place}
                {shift.work}
              </Facts>
            </h3>
            <p className={styles.facts}>
              <Facts>
                {shiftTime(shift, now)}
                {`还缺 ${shift.needed - shift.taken} 人`}
              </Facts>
            </p>
            {shift.clashes && <p className={styles.clash}>和你的另一班同时</p>}
          </div>
          <div className={styles.action}>
            <ActionButton
              isBusy={isClaiming && originalArgs?.shiftId === shift.id}
              isDisabled={shift.clashes || !isOnline}
              onClick={() => take(shift.id)}
            >
              认领
            </ActionButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
