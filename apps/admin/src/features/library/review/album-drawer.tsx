import { useDecideAlbumMutation, useTakeAlbumMutation } from '@tuyuan/api-client/library/album-review.ts';
import { useReleaseReviewLeasesMutation } from '@tuyuan/api-client/library/image-review.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { type ReviewReason, reviewReasonCodes } from '@tuyuan/contract/library/review-reasons.ts';
import { App, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { reviewStateTitles } from '../../../shared/review-state.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import styles from './album-desk.module.css';
import { CaseHistory } from './case-history.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { ReasonList } from './reason-list.tsx';
import { WordList } from './word-list.tsx';

interface AlbumDrawerProps {
  readonly albumId: number;
  readonly onClose: () => void;
}

/** An album with all its pictures before the reviewer, who holds those that wait while it is open. */
export function AlbumDrawer({ albumId, onClose }: AlbumDrawerProps) {
  const { message: toast } = App.useApp();
  const attempt = useAttempt();
  const [takeAlbum, taken] = useTakeAlbumMutation();
  const [decideAlbum, { isLoading: isDeciding }] = useDecideAlbumMutation();
  const [release] = useReleaseReviewLeasesMutation();
  const [reasons, setReasons] = useState<readonly ReviewReason[]>([]);
  const [message, setMessage] = useState('');
  const open = taken.data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the album that is opened
  useEffect(() => {
    void takeAlbum({ albumId });
    return () => void release();
  }, [albumId]);

  const blocked = open?.words.some(({ level }) => level === 'block') ? '有拦截词，改掉后才能通过' : undefined;
  async function decide(decision: 'approve' | 'reject'): Promise<void> {
    if (!open || isDeciding) return;
    if (decision === 'reject' && reasons.length === 0) {
      toast.info('先选退回原因');
      return;
    }
    if (decision === 'approve' && blocked !== undefined) {
      toast.warning(blocked);
      return;
    }
    const verdict = decision === 'approve' ? '已通过' : '已退回';
    const isDone = await attempt(
      () => decideAlbum({ albumId, decision, reasons: [...reasons], message }).unwrap(),
      `${verdict}「${open.album.title}」`,
    );
    if (isDone) onClose();
  }

  const toggle = (reason: ReviewReason) =>
    setReasons((now) => (now.includes(reason) ? now.filter((each) => each !== reason) : [...now, reason]));
  useKeys((key) => {
    const reason = reviewReasonCodes[Number(key) - 1];
    if (reason) toggle(reason);
    else if (key === 'A') void decide('approve');
    else if (key === 'R') void decide('reject');
    else return false;
    return true;
  });

  return (
    <Drawer
      open
      size={880}
      title={open?.album.title ?? '图集'}
      onClose={onClose}
      styles={{ body: { padding: 0 }, footer: { padding: 0 } }}
      footer={
        open && (
          <DecisionBar
            reasonCount={reasons.length}
            blocked={blocked}
            isDecided={isDeciding}
            undoEndsAt={null}
            onApprove={() => void decide('approve')}
            onReject={() => void decide('reject')}
            onUndo={() => {}}
            onUndoOver={() => {}}
          />
        )
      }
    >
      {taken.error ? (
        <NotLoaded noun="这个图集" error={taken.error} onRetry={() => takeAlbum({ albumId })} />
      ) : !open ? (
        <PageLoading />
      ) : (
        <>
          <div className={styles.about}>
            <p>
              {open.album.author.name} · {open.album.imageCount} 张，这次一起审 {open.album.pendingCount} 张
              {open.album.category && ` · ${open.album.category.name}`}
              {open.album.region && ` · ${open.album.region.name}`}
            </p>
            {open.album.description !== '' && <p>{open.album.description}</p>}
            <WordList words={open.words} />
          </div>
          <ul className={styles.pictures} aria-label="图集里的图片">
            {open.images.map(({ id, title, cover, reviewState }) => (
              <li key={id} data-state={reviewState}>
                {cover && <img src={imageUrl(cover, 320)} alt="" loading="lazy" />}
                <span>{title}</span>
                {reviewState !== 'pending' && <em>{reviewStateTitles[reviewState]}</em>}
              </li>
            ))}
          </ul>
          <CaseHistory events={open.history} />
          <ReasonList chosen={reasons} message={message} onToggle={toggle} onMessage={setMessage} />
        </>
      )}
    </Drawer>
  );
}
