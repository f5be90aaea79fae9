import {
  useDecideSwapMutation,
  useDispatchColleagueMutation,
  useGetDutyGapsQuery,
} from '@tuyuan/api-client/conference/duty.ts';
import type { DutyShift, DutySwap } from '@tuyuan/contract/conference/duty-fields.ts';
import { formatDistance } from '@tuyuan/format/distance.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ArrowLeftRight, TriangleAlert } from 'lucide-react';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { shiftTime } from './duty-words.ts';
import styles from './gap-cards.module.css';

/** Cards for post leads: gaps, the nearest available people, and requests awaiting a decision. */
export function GapCards() {
  const { data, error, refetch } = useGetDutyGapsQuery(undefined, {
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
  });
  const [dispatch, dispatching] = useDispatchColleagueMutation();
  const [decide, deciding] = useDecideSwapMutation();
  async function send(shift: DutyShift, attendeeId: number, name: string) {
    const { error } = await dispatch({ shiftId: shift.id, attendeeId });
    void say(error === undefined ? `已调派 ${name}，等他确认` : failureText(error));
  }
  async function answer(swap: DutySwap, isApproved: boolean) {
    const { error } = await decide({ swapId: swap.id, isApproved });
    void say(error === undefined ? (isApproved ? '已同意换班' : '没有同意') : failureText(error));
  }
  return (
    <>
      {!data && error !== undefined && <FailureView title="缺口没有加载出来" error={error} onRetry={refetch} />}
      {data?.items.map(({ shift, missing, isNow, nearest }) => (
        <section key={shift.id} className={styles.gap}>
          <TriangleAlert size={22} strokeWidth={1.75} className={styles.sign} aria-hidden />
          <div className={styles.words}>
            <h2>
              {shift.place} {wireClock(shift.startsAt)} 班缺 {missing} 人{isNow && '，已经开始'}
            </h2>
            <p>
              {nearest
                ? `最近可调：${nearest.name}${nearest.meters === null ? '' : `，${formatDistance(nearest.meters)}外`}`
                : '没有空着的同事，请联系会务'}
            </p>
          </div>
          {nearest && (
            <button
              type="button"
              className={styles.button}
              disabled={dispatching.isLoading}
              onClick={() => void send(shift, nearest.attendeeId, nearest.name)}
            >
              调派
            </button>
          )}
        </section>
      ))}
      {data?.swaps.map(({ shift, ...swap }) => (
        <section key={swap.id} className={styles.swap}>
          <div className={styles.head}>
            <ArrowLeftRight size={20} strokeWidth={1.75} aria-hidden />
            <div className={styles.words}>
              <h2>
                {swap.fromName} 换给 {swap.toName}
              </h2>
              <p>
                {shift.place} {shiftTime(shift, data.serverTime)}
                {swap.reason === '' ? '' : `，${swap.reason}`}
              </p>
            </div>
          </div>
          <div className={styles.actions}>
            <Button isBusy={deciding.isLoading} onClick={() => answer(swap, false)}>
              不同意
            </Button>
            <Button isBusy={deciding.isLoading} onClick={() => answer(swap, true)}>
              同意换班
            </Button>
          </div>
        </section>
      ))}
    </>
  );
}
