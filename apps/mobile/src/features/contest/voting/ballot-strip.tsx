import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './ballot-strip.module.css';
import type { Votes } from './use-votes.ts';

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** What is left of the ballot, always in sight above the works. */
export function BallotStrip({ votes: { ballot, isLoggedIn, loginPath } }: { readonly votes: Votes }) {
  const now = toWireDate(new Date(useServerNow(30_000)));
  if (!ballot) return null;
  const { isOpen, opensAt, closesAt, perDay, inAll, left, lacksPhone } = ballot;
  const isOver = closesAt !== null && now >= closesAt;
  if (!isOpen)
    return (
      <section className={styles.strip} aria-label="我的票">
        <p>
          <b>{isOver ? '投票已结束' : '投票还没有开始'}</b>
          {!isOver && opensAt !== null && <small>{moment(opensAt)} 开始</small>}
        </p>
      </section>
    );
  return (
    <section className={styles.strip} aria-label="我的票">
      <p role="status">
        <b>{isLoggedIn ? `今天还剩 ${left.today} 票` : `每天 ${perDay} 票，登录后投票`}</b>
        <small>
          {isLoggedIn ? `全程还剩 ${left.inAll} 票` : `全程 ${inAll} 票`}
          {closesAt !== null && ` · ${moment(closesAt)} 截止`}
        </small>
      </p>
      {!isLoggedIn && (
        <Button size="small" isPrimary href={loginPath}>
          登录
        </Button>
      )}
      {isLoggedIn && lacksPhone && (
        <Button size="small" href="/user/main/safety">
          先绑定手机号
        </Button>
      )}
    </section>
  );
}
