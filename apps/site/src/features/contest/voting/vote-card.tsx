import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { voteFateWords } from '@tuyuan/contract/contest/vote-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import styles from './share-view.module.css';
import { useVotes } from './use-votes.ts';

interface VoteCardProps {
  readonly work: Pick<Work, 'id' | 'number' | 'isOwn' | 'activity'>;
  /** The shared link that led here. */
  readonly channel?: string;
}

/** Votes for one work; afterwards the vote's receipt. */
export function VoteCard({ work, channel = '' }: VoteCardProps) {
  const votes = useVotes(work.activity.id, channel);
  const { id, number, isOwn } = work;
  const given = votes.given.get(id);
  const { ballot } = votes;
  if (votes.failure)
    return (
      <section className={styles.card} aria-label="投票">
        <h2 role="status">我的票没有加载出来</h2>
        <p className={styles.note}>投过的都还在。</p>
        <Button isBusy={votes.failure.isRetrying} onClick={votes.failure.onRetry}>
          重试
        </Button>
      </section>
    );
  if (!ballot) return null;
  return (
    <section className={styles.card} aria-label="投票">
      {isOwn ? (
        <>
          <h2>这是你的作品</h2>
          <p className={styles.note}>不能投给自己，把这一页发给别人看。</p>
        </>
      ) : !ballot.isOpen ? (
        <>
          <h2>现在不在投票时间内</h2>
          {ballot.opensAt && ballot.closesAt && (
            <p className={styles.note}>
              投票时间 {wireDay(ballot.opensAt)} {wireClock(ballot.opensAt)} 至 {wireDay(ballot.closesAt)}{' '}
              {wireClock(ballot.closesAt)}
            </p>
          )}
        </>
      ) : given ? (
        <>
          <h2 role="status">已投给 {entryNumber(number)}</h2>
          <p className={styles.note}>
            回执第 {given.seq} 条 <code>{given.receipt.slice(0, 8)}…</code>，今天还剩 {ballot.left.today} 票
          </p>
          {given.fate === 'counted' && <p>{voteFateWords.counted}</p>}
          {given.excludedReason !== '' && <p className={styles.excluded}>没有计入：{given.excludedReason}</p>}
          <ButtonLink href={paths.votes(work.activity.id)}>验算</ButtonLink>
          {given.takeBackUntil !== null && (
            <Button isBusy={votes.busyId === id} onClick={() => void votes.takeBack(work)}>
              撤回
            </Button>
          )}
        </>
      ) : (
        <>
          <h2>投它一票</h2>
          <p className={styles.note}>
            今天还剩 {ballot.left.today} 票，全程还剩 {ballot.left.inAll} 票。一件作品只能投一次，不用关注任何人。
          </p>
          <Button
            kind="primary"
            size="large"
            icon="heart"
            isBlock
            isBusy={votes.busyId === id}
            disabled={votes.isLoggedIn && ballot.left.today === 0}
            onClick={() => void votes.vote(work)}
          >
            {votes.isLoggedIn ? (ballot.left.today === 0 ? '今天的票用完了' : '投它一票') : '登录并投票'}
          </Button>
          {ballot.lacksPhone && <ButtonLink href="/user/main/safety">先绑定手机号</ButtonLink>}
        </>
      )}
    </section>
  );
}
