import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { voteFateWords } from '@tuyuan/contract/contest/vote-words.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { LateActivityBar } from './late-activity-bar.ts';
import styles from './receipts-view.module.css';
import { useVotes } from './use-votes.ts';
import { VerifyCard } from './verify-card.tsx';

const CheckReceipt = deferred(async () => (await import('./check-receipt.tsx')).CheckReceipt);
const VoteFates = deferred(async () => (await import('./vote-fates.tsx')).VoteFates);

/** The caller's votes with their receipts, the check of any receipt, and of the whole log. */
export function ReceiptsView({ activity }: { readonly activity: ActivityInfo }) {
  const { id } = activity;
  const votes = useVotes(id);
  const own = votes.ballot?.votes ?? [];
  const copy = async (text: string) =>
    showToast((await copyText(text)) ? '回执已复制' : { text: '没有复制成功，请手动选取', tone: 'error' });
  return (
    <>
      <LateActivityBar activity={activity} current="验票" />
      <div className={styles.body}>
        <section className={styles.card}>
          <h2 className={styles.title}>我的票</h2>
          {!votes.isLoggedIn && (
            <EmptyState title="登录后看你投的票" actions={<Button onClick={votes.logIn}>登录</Button>} />
          )}
          {votes.isLoggedIn && votes.failure && <ErrorState title="我的票没有加载出来" {...votes.failure} />}
          {votes.isLoggedIn && !votes.failure && !votes.ballot && <Skeleton height={160} />}
          {votes.ballot && votes.isLoggedIn && own.length === 0 && (
            <EmptyState
              icon="heart"
              title="你还没有投票"
              actions={<ButtonLink href={paths.works(id)}>去看作品</ButtonLink>}
            />
          )}
          {own.length > 0 && <VoteFates activityId={id} />}
          <ul className={styles.votes}>
            {own.map((vote) => (
              <li key={vote.entryId}>
                <div>
                  <Link href={paths.work(vote.entryId)}>
                    <b>
                      {entryNumber(vote.number)} {vote.title}
                    </b>
                  </Link>
                  <p className={styles.note}>
                    {wireDay(vote.castAt)} {wireClock(vote.castAt)} · 日志第 {vote.seq} 条
                  </p>
                  <p className={styles.hash}>
                    {vote.seq}-{vote.receipt}
                  </p>
                  <p
                    className={
                      vote.fate === 'cast' ? styles.note : vote.fate === 'counted' ? styles.right : styles.excluded
                    }
                  >
                    {voteFateWords[vote.fate]}
                    {vote.excludedReason !== '' && `：${vote.excludedReason}`}
                  </p>
                </div>
                <div className={styles.actions}>
                  <Button size="small" onClick={() => void copy(`${vote.seq}-${vote.receipt}`)}>
                    复制回执
                  </Button>
                  {vote.takeBackUntil !== null && (
                    <Button
                      size="small"
                      isBusy={votes.busyId === vote.entryId}
                      onClick={() => void votes.takeBack({ id: vote.entryId, number: vote.number })}
                    >
                      撤回（{wireClock(vote.takeBackUntil)} 前）
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.checks}>
          <CheckReceipt activityId={id} />
          <VerifyCard activity={activity} />
        </div>
      </div>
    </>
  );
}
