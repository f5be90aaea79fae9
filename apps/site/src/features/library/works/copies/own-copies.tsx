import { useGetOwnCopiesQuery, useRequestCopyDecisionMutation } from '@tuyuan/api-client/library/image-copy.ts';
import { type CopyDecision, copyChangeWords } from '@tuyuan/contract/library/copy-words.ts';
import type { OwnCopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useSearchParams } from 'react-router-dom';
import { CoverPicture } from '../../../../shared/cover-picture.tsx';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import styles from './own-copies.module.css';

const path = '/user/main/works/copies';
const pageSize = 12;
const decisionWords: Readonly<Record<CopyDecision, string>> = {
  copyOffline: '图库已下架这张副本',
  allowed: '图库核实：是允许的使用',
  notCopy: '图库核实：不是翻版',
  originalOffline: '图库核实：对方的才是原作',
};

/** Pictures by others that seem to be copies of one's own, each with a request to the office. */
export function OwnCopies() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const wanted = { skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
  const { currentData, isError, isFetching, refetch } = useGetOwnCopiesQuery(wanted, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData)
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  const { items, totalCount } = currentData;
  if (totalCount === 0)
    return (
      <EmptyState
        icon="image"
        title="没有发现翻版"
        text="每张新上传的图片都会和全库比对。别人公开的图片像你的作品时，会出现在这里。"
        actions={<ButtonLink href="/user/main/works/photo">去我的图片</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.pairs} aria-label="我的作品的翻版">
        {items.map((pair) => (
          <li key={pair.id}>
            <OwnPair pair={pair} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        pageCount={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
      />
    </>
  );
}

function OwnPair({ pair }: { readonly pair: OwnCopyCase }) {
  const { original, copy, changes, sharedPercent, confidence, requestedAt, decision } = pair;
  const changed = changes
    .map(
      (change) =>
        `${copyChangeWords[change]}${change === 'cropped' || change === 'framed' ? ` ${sharedPercent}%` : ''}`,
    )
    .join('、');
  return (
    <article className={styles.pair} aria-label={`「${original.title}」的翻版`}>
      <figure className={styles.side}>
        <span className={styles.picture}>
          <CoverPicture cover={original.cover} sizes="(max-width: 700px) 50vw, 300px" widest={640} />
        </span>
        <figcaption>我的「{original.title}」</figcaption>
      </figure>
      <figure className={styles.side}>
        {copy ? (
          <>
            <Link href={`/photo?id=${copy.id}`} className={styles.picture} aria-label={`看「${copy.title}」`}>
              <CoverPicture cover={copy.cover} sizes="(max-width: 700px) 50vw, 300px" widest={640} />
            </Link>
            <figcaption>
              {copy.author.name}的「{copy.title}」
            </figcaption>
          </>
        ) : (
          <>
            <span className={styles.picture}>
              <Icon name="image" size={32} />
            </span>
            <figcaption>对方的图片已不公开</figcaption>
          </>
        )}
      </figure>
      <div className={styles.words}>
        <p>
          <b>{changed}</b> · 把握 {confidence}%
        </p>
        <Standing pair={pair} />
        {decision === null && requestedAt === null && <AskButton id={pair.id} />}
      </div>
    </article>
  );
}

function Standing({ pair: { decision, requestedAt, decidedAt, foundAt } }: { readonly pair: OwnCopyCase }) {
  const day = (time: string) => time.slice(0, 10);
  if (decision !== null)
    return (
      <p className={styles.minor}>
        {decisionWords[decision]}
        {decidedAt && `（${day(decidedAt)}）`}
      </p>
    );
  if (requestedAt !== null) return <p className={styles.minor}>已在 {day(requestedAt)} 请图库处理，结果会通知你</p>;
  return <p className={styles.minor}>{day(foundAt)} 发现，图库还没有处理</p>;
}

function AskButton({ id }: { readonly id: number }) {
  const [request, { isLoading }] = useRequestCopyDecisionMutation();
  async function ask(): Promise<void> {
    if (!(await showConfirm({ text: '请图库处理这张疑似翻版？每对只能请求一次。', confirmText: '请图库处理' }))) return;
    const { data } = await request({ id });
    if (data) showToast({ text: '已请图库处理，结果会通知你', tone: 'success' });
  }
  return (
    <Button size="small" isBusy={isLoading} onClick={() => void ask()}>
      请图库处理
    </Button>
  );
}
