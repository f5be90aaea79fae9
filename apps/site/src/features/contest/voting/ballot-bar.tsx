import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './ballot-bar.module.css';
import type { Votes } from './use-votes.ts';

interface BallotBarProps {
  readonly activity: ActivityInfo;
  readonly votes: Votes;
  /** Those that are loaded, for their pictures. */
  readonly works: readonly { readonly id: number; readonly path: string }[];
}

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;
const maxSlots = 6;

/** What is left of the ballot, always in sight: a slot for each vote of today. */
export function BallotBar({ activity, votes, works }: BallotBarProps) {
  const now = useWireNow();
  const { ballot, isLoggedIn, logIn } = votes;
  if (votes.failure)
    return (
      <section className={styles.bar} aria-label="我的票">
        <div className={styles.column}>
          <b role="status">我的票没有加载出来，投过的都还在</b>
          <Button isBusy={votes.failure.isRetrying} onClick={votes.failure.onRetry}>
            重试
          </Button>
        </div>
      </section>
    );
  if (!ballot) return null;
  const { isOpen, opensAt, closesAt, perDay, left, takeBackMinutes, lacksPhone } = ballot;
  const today = ballot.votes.filter(({ isToday }) => isToday);
  const pathOf = new Map(works.map(({ id, path }) => [id, path]));
  const isOver = closesAt !== null && now !== undefined && now >= closesAt;
  return (
    <section className={styles.bar} aria-label="我的票">
      <div className={styles.column}>
        {isOpen && isLoggedIn && (
          <ol className={styles.slots}>
            {Array.from({ length: Math.min(perDay, maxSlots) }, (_, place) => {
              const vote = today[place];
              const path = vote && pathOf.get(vote.entryId);
              return (
                <li key={vote?.entryId ?? `empty ${place}`} className={vote ? styles.used : styles.free}>
                  {vote ? (
                    path ? (
                      <img src={resourceUrl(path)} alt={entryNumber(vote.number)} />
                    ) : (
                      entryNumber(vote.number)
                    )
                  ) : (
                    <Icon name="heart" size={18} />
                  )}
                </li>
              );
            })}
          </ol>
        )}
        <div className={styles.words}>
          {isOpen ? (
            <>
              <b role="status">
                {isLoggedIn ? `今天投了 ${today.length} 票，还剩 ${left.today} 票` : `每天 ${perDay} 票，登录后投票`}
              </b>
              <p>
                {isLoggedIn ? `全程还剩 ${left.inAll} 票` : `全程 ${ballot.inAll} 票`} · 0 点补满
                {takeBackMinutes > 0 && ` · ${takeBackMinutes} 分钟内可撤回`}
                {closesAt !== null && ` · ${moment(closesAt)} 截止`}
              </p>
            </>
          ) : (
            <>
              <b>{isOver ? '投票已结束' : '投票还没有开始'}</b>
              <p>{isOver ? '排行里有最终的票数' : opensAt !== null && `${moment(opensAt)} 开始`}</p>
            </>
          )}
        </div>
        <p className={styles.keys} aria-hidden="true">
          <kbd>V</kbd> 投票 <kbd>J</kbd> <kbd>K</kbd> 换作品
        </p>
        {isOpen && !isLoggedIn && (
          <Button kind="primary" onClick={logIn}>
            登录并投票
          </Button>
        )}
        {isOpen && lacksPhone && <ButtonLink href="/user/main/safety">先绑定手机号</ButtonLink>}
        {isLoggedIn && ballot.votes.length > 0 && (
          <ButtonLink href={paths.votes(activity.id)}>看我的票和回执</ButtonLink>
        )}
        {isOver && <ButtonLink href={paths.rank(activity.id)}>看排行</ButtonLink>}
      </div>
    </section>
  );
}
