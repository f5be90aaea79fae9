import { useGetObjectionsQuery } from '@tuyuan/api-client/contest/objection.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Objection } from '@tuyuan/contract/contest/objection.ts';
import { objectionKindWords, objectionStateWords } from '@tuyuan/contract/contest/objection-words.ts';
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import styles from './objections.module.css';

interface ObjectionsProps {
  readonly activityId: number;
  readonly board: Board;
}

const shown = 100;
const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** Objections to places with their public answers; whoever is logged in makes one while they are taken. */
export function Objections({ activityId, board }: ObjectionsProps) {
  const { takesObjections, openObjections, objectionsTo } = board;
  const { user } = useSessionState();
  const { pathname, search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { currentData, isError, isFetching, refetch } = useGetObjectionsQuery({ activityId, maxResultCount: shown });
  const rest =
    openObjections > 0
      ? `还有 ${openObjections} 条待答复，全部答复之后名次才是最终的。`
      : takesObjections
        ? '有异议时，全部答复之后名次才是最终的。'
        : '都已答复。';
  return (
    <section className={styles.card} aria-label="异议与答复">
      <div className={styles.head}>
        <h2>异议与答复{currentData && currentData.totalCount > 0 && ` ${currentData.totalCount} 条`}</h2>
        {takesObjections &&
          (user ? (
            <Button onClick={() => setAsking(true)}>提出异议</Button>
          ) : (
            <ButtonLink href={`/account?${new URLSearchParams({ returnUrl: `${pathname}${search}` })}`}>
              登录后提出异议
            </ButtonLink>
          ))}
      </div>
      <p className={styles.note}>
        {takesObjections && objectionsTo !== null && `${moment(objectionsTo)} 前可以提。`}
        {rest}不公开是谁提的；答复人人看得到。
      </p>
      {!currentData && isError && (
        <ErrorState title="异议没有打开" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!currentData && !isError && <Skeleton height={80} />}
      {currentData?.totalCount === 0 && <p className={styles.note}>还没有人提出异议。</p>}
      {currentData && currentData.items.length > 0 && (
        <ol className={styles.list}>
          {currentData.items.map((objection) => (
            <Line key={objection.id} objection={objection} />
          ))}
        </ol>
      )}
      {isAsking && <ObjectionDialog works={board.items} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Line({ objection }: { readonly objection: Objection }) {
  const { work, kind, state, answer, createdAt, decidedAt, isOwn, text } = objection;
  return (
    <li>
      <p className={styles.facts}>
        <Link href={paths.work(work.id)}>
          <b>
            {entryNumber(work.number)} {work.title}
          </b>
        </Link>
        <span>{objectionKindWords[kind]}</span>
        <span className={classNames(styles.chip, state === 'open' && styles.open)}>
          异议{objectionStateWords[state]}
        </span>
        <span className={styles.note}>
          {moment(createdAt)}
          {isOwn && ' · 我提的'}
        </span>
      </p>
      {text !== '' && <p>{text}</p>}
      {answer !== '' && (
        <p className={styles.answer}>
          <b>主办方答复</b>
          {decidedAt !== null && <span className={styles.note}> {moment(decidedAt)}</span>}：{answer}
        </p>
      )}
    </li>
  );
}
