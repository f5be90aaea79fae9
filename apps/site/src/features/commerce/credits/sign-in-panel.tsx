import { useGetSignInsQuery, useSignInForCreditsMutation } from '@tuyuan/api-client/commerce/credits.ts';
import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { CreditOverview, SignInMonth } from '@tuyuan/contract/commerce/credits.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { dayMonthsAfter, weeksOfMonth } from '@tuyuan/ui/month-days.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { monthText } from './credit-words.ts';
import styles from './sign-in-panel.module.css';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The month's sign-ins, how many in a row, and the button for today. */
export function SignInPanel({ bonuses }: Pick<CreditOverview, 'bonuses'>) {
  const { data: settings } = useGetSystemSettingQuery();
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? toWireDate(new Date(), settings?.timeZone).slice(0, 7);
  const { data, isError, isFetching, refetch } = useGetSignInsQuery({ month }, { refetchOnMountOrArgChange: true });
  const [signIn, signing] = useSignInForCreditsMutation();
  const move = (count: number) => setMonth(dayMonthsAfter(`${month}-01`, count).slice(0, 7));

  async function sign(): Promise<void> {
    const { data: done } = await signIn({});
    if (done?.isNew) showToast({ text: `签到成功，+${done.amount} 积分，连续 ${done.streak} 天`, tone: 'success' });
  }

  const isThisMonth = data ? month >= data.today.slice(0, 7) : true;
  return (
    <Panel title="签到">
      {!data ? (
        isError ? (
          <ErrorState title="签到没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={340} />
        )
      ) : (
        <>
          <div className={styles.streak}>
            <div>
              <p className={styles.days}>连续 {data.streak} 天</p>
              <p className={styles.note}>{nextText(data)}</p>
            </div>
            {data.isSignedToday ? (
              <span className={styles.done}>今天已签 +{data.todayAmount}</span>
            ) : (
              <Button kind="primary" isBusy={signing.isLoading} onClick={() => void sign()}>
                签到 +{data.todayAmount}
              </Button>
            )}
          </div>
          <p className={styles.month}>
            <IconButton icon="chevron-left" label="上个月" onClick={() => move(-1)} />
            {monthText(month)}
            <IconButton icon="chevron-right" label="下个月" disabled={isThisMonth} onClick={() => move(1)} />
          </p>
          <Month month={month} signIns={data} />
          {bonuses.length > 0 && (
            <ul className={styles.bonuses} aria-label="连续签到的奖励">
              {bonuses.map(({ days, amount }) => (
                <li key={days} className={data.streak >= days ? styles.had : undefined}>
                  <span>{days} 天</span>
                  <b>+{amount}</b>
                  <span>{data.streak >= days ? '已得' : `还差 ${days - data.streak} 天`}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  );
}

function nextText({ nextBonus, streak, isSignedToday }: SignInMonth): string {
  if (!nextBonus) return streak > 0 ? '奖励都拿到了，明天也来' : '每天来签到得积分';
  const left = nextBonus.days - streak;
  if (left === 1 && !isSignedToday) return `今天签到多得 ${nextBonus.amount} 分`;
  return `再签 ${left} 天，第 ${nextBonus.days} 天多得 ${nextBonus.amount} 分`;
}

function Month({ month, signIns }: { readonly month: string; readonly signIns: SignInMonth }) {
  const { today, nextBonus, days } = signIns;
  const signed = new Map(days.map((day) => [day.day, day]));
  return (
    <table className={styles.calendar} aria-label={`${monthText(month)}的签到`}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={`周${name}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(`${month}-01`).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.slice(0, 7) === month ? (
                <Day
                  key={day}
                  day={day}
                  amount={signed.get(day)?.amount}
                  isToday={day === today}
                  isMissed={day < today && day > (days[0]?.day ?? today)}
                  bonus={nextBonus?.on === day ? nextBonus.amount : undefined}
                />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  /** What it earned; undefined when it was not signed. */
  readonly amount: number | undefined;
  readonly isToday: boolean;
  /** Between days that were signed. */
  readonly isMissed: boolean;
  readonly bonus: number | undefined;
}

function Day({ day, amount, isToday, isMissed, bonus }: DayProps) {
  const isSigned = amount !== undefined;
  const small = isSigned ? `+${amount}` : isMissed ? '未签' : bonus === undefined ? '' : `多 ${bonus}`;
  const spoken = `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日 ${
    isSigned ? `已签 加 ${amount} 分` : isMissed ? '未签' : bonus === undefined ? '' : `第一个多得 ${bonus} 分的日子`
  }`;
  return (
    <td
      className={classNames(styles.day, isSigned && styles.signed, isToday && styles.today, !isSigned && styles.open)}
    >
      <span className={styles.hidden}>{spoken.trim()}</span>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <small aria-hidden>{small}</small>
    </td>
  );
}
