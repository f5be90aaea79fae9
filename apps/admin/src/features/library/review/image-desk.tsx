import { useGetReviewCaseQuery, useReviewPrefetch } from '@tuyuan/api-client/library/image-review.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { toNext, waitingIn } from './batch-state.ts';
import { DeskBar, type DeskTab } from './desk-bar.tsx';
import { KeyHelp } from './key-help.tsx';
import { LeaseClock } from './lease-clock.tsx';
import { OpenCase } from './open-case.tsx';
import styles from './review-desk.module.css';
import { ReviewStrip } from './review-strip.tsx';
import type { LastReasons } from './use-case-form.ts';
import { type ReviewBatch, useReviewBatch } from './use-review-batch.ts';

interface ImageDeskProps {
  readonly queue: ReviewQueue;
  readonly onTab: (tab: DeskTab) => void;
}

/** A queue of pictures, reviewed by keyboard: a batch is held while the desk is open. */
export function ImageDesk({ queue, onTab }: ImageDeskProps) {
  const batch = useReviewBatch(queue);
  const lastReasons = useRef<LastReasons['current']>([]);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isOver = useIsPast(batch.leaseEnd);
  const { items, currentId } = batch.state;
  const done = items.length - waitingIn(batch.state).length;

  useKeys((key) => {
    batch.touch();
    if (key === 'N' || key === 'J' || key === 'ArrowRight') batch.next();
    else if (key === 'K' || key === 'ArrowLeft') batch.previous();
    else if (key === 'U') void batch.undo();
    else if (key === 'L') void batch.renew();
    else if (key === '?') setIsHelpOpen(!isHelpOpen);
    else return false;
    return true;
  });

  return (
    <div className={styles.desk} onPointerDown={batch.touch}>
      <DeskBar tab={queue} onTab={onTab}>
        {items.length > 0 && (
          <span className={styles.progress}>
            本批 <b>{`${done} / ${items.length}`}</b>
            <Progress
              percent={(done * 100) / items.length}
              showInfo={false}
              size="small"
              strokeColor="var(--brand)"
              aria-label="本批进度"
            />
          </span>
        )}
        {batch.leaseEnd !== null && !isOver && (
          <LeaseClock endsAt={batch.leaseEnd} onRenew={() => void batch.renew()} />
        )}
      </DeskBar>
      {batch.error !== undefined ? (
        <NotLoaded noun="这批图片" error={batch.error} onRetry={batch.take} />
      ) : isOver ? (
        <StateMessage
          picture="locked"
          title="这批图片已放回队列"
          role="alert"
          actions={
            <Button type="primary" onClick={() => void batch.take()}>
              再领一批
            </Button>
          }
        >
          15 分钟没有动静，没审完的由别人接手；已经做的决定都算数。
        </StateMessage>
      ) : items.length === 0 ? (
        batch.isTaking ? (
          <PageLoading />
        ) : (
          <EmptyQueue queue={queue} batch={batch} />
        )
      ) : (
        <div className={styles.body}>
          <ReviewStrip state={batch.state} onSelect={batch.select} />
          {currentId !== null && (
            <LoadedCase key={currentId} imageId={currentId} batch={batch} lastReasons={lastReasons} />
          )}
        </div>
      )}
      <footer className={styles.keys}>
        <KeyHint keys={['←', '→']}>上下张</KeyHint>
        <KeyHint keys={['A']}>通过</KeyHint>
        <KeyHint keys={['1', '–', '8']}>选原因</KeyHint>
        <KeyHint keys={['R']}>退回</KeyHint>
        <KeyHint keys={['E']}>就地改</KeyHint>
        <KeyHint keys={['Z']}>放大镜</KeyHint>
        <KeyHint keys={['D']}>近似图</KeyHint>
        <KeyHint keys={['M']}>在图上圈</KeyHint>
        <Button type="text" size="small" aria-label="全部按键" onClick={() => setIsHelpOpen(true)}>
          <KeyHint keys={['?']} />
        </Button>
      </footer>
      {isHelpOpen && <KeyHelp onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

interface LoadedCaseProps {
  readonly imageId: number;
  readonly batch: ReviewBatch;
  readonly lastReasons: LastReasons;
}

function LoadedCase({ imageId, batch, lastReasons }: LoadedCaseProps) {
  const { currentData, error, refetch } = useGetReviewCaseQuery({ imageId });
  const prefetch = useReviewPrefetch('getReviewCase');
  const { items } = batch.state;
  const nextId = toNext(batch.state).currentId;
  const next = nextId === imageId ? undefined : items.find(({ id }) => id === nextId);
  const isLoaded = currentData !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each next picture, after this one is there
  useEffect(() => {
    if (!next || !isLoaded) return;
    prefetch({ imageId: next.id });
    new Image().src = imageUrl(next.cover, 1600);
  }, [next?.id, isLoaded]);
  if (error) return <NotLoaded noun="这张图片" error={error} onRetry={refetch} />;
  if (!currentData) return <PageLoading />;
  return <OpenCase image={currentData} batch={batch} lastReasons={lastReasons} />;
}

function EmptyQueue({ queue, batch }: { readonly queue: ReviewQueue; readonly batch: ReviewBatch }) {
  const { undoable } = batch;
  return (
    <StateMessage
      picture="empty"
      title={queue === 'appeal' ? '没有待处理的申诉' : '没有待审的图片'}
      role="status"
      actions={
        <>
          <Button type="primary" onClick={() => void batch.take()}>
            再看一次
          </Button>
          {undoable && (
            <Button onClick={() => void batch.undo()}>
              撤销上一张 <KeyHint keys={['U']} />
            </Button>
          )}
        </>
      }
    >
      {queue === 'first' ? '都审完了，或都在别人手上。作者提交的图片会出现在这里。' : '自己退回或初审过的由别人处理。'}
    </StateMessage>
  );
}

/** Returns whether that moment is over, and follows it. */
function useIsPast(moment: number | null): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    setIsPast(moment !== null && moment <= Date.now());
    if (moment === null) return;
    const timer = setTimeout(() => setIsPast(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}
