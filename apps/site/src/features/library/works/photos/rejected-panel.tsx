import type { ImageDecision } from '@tuyuan/contract/library/image-decision.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { Button, ButtonLink, IconButton } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { FramedPicture } from './framed-picture.tsx';
import styles from './rejected-panel.module.css';
import { StateMark } from './state-mark.tsx';
import type { WorkActions } from './use-work-actions.ts';
import { type WorksState, worksPath } from './works-state.ts';

interface RejectedPanelProps {
  readonly images: readonly OwnImage[];
  readonly total: number;
  readonly decisions: ReadonlyMap<number, ImageDecision>;
  readonly state: WorksState;
  readonly actions: WorkActions;
}

/** Rejected pictures, one after another: what the reviewer said and marked, and what can be done about it. */
export function RejectedPanel({ images, total, decisions, state, actions }: RejectedPanelProps) {
  const [at, setAt] = useState(0);
  const [appealed, setAppealed] = useState<OwnImage>();
  const index = Math.min(at, images.length - 1);
  const image = images[index];
  if (!image) return null;
  const decision = decisions.get(image.id);
  return (
    <section className={styles.section} aria-label="退回的图片">
      <header className={styles.head}>
        <h2 className={styles.heading}>先处理退回的 {total} 张</h2>
        {images.length > 1 && (
          <>
            <span className={styles.place} aria-live="polite">
              {index + 1} / {images.length}
            </span>
            <span className={styles.steps}>
              <IconButton
                icon="chevron-left"
                label="上一张退回的"
                disabled={index === 0}
                onClick={() => setAt(index - 1)}
              />
              <IconButton
                icon="chevron-right"
                label="下一张退回的"
                disabled={index === images.length - 1}
                onClick={() => setAt(index + 1)}
              />
            </span>
          </>
        )}
      </header>
      <article className={styles.card}>
        <FramedPicture cover={image.cover} frame={decision?.frame ?? null} />
        <div className={styles.words}>
          <p className={styles.line}>
            <strong className={styles.title}>{image.title}</strong>
            <StateMark state="rejected" />
            <span className={styles.no}>{image.no}</span>
            {decision?.at && <time className={styles.at}>{decision.at.slice(5, 16).replace('T', ' ')}</time>}
          </p>
          {decision && decision.reasons.length > 0 && (
            <p className={styles.reasons}>{decision.reasons.map(({ title }) => title).join('，')}</p>
          )}
          {decision?.message && <p className={styles.message}>审核员：{decision.message}</p>}
          {decision && decision.reasons.length > 0 && (
            <ul className={styles.mends}>
              {decision.reasons.map(({ code, mend }) => (
                <li key={code}>{mend}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <ButtonLink kind="primary" href={worksPath({ ...state, editId: image.id })}>
              修改后重新提交
            </ButtonLink>
            {decision?.canAppeal && <Button onClick={() => setAppealed(image)}>申诉</Button>}
            <Button onClick={() => void actions.remove([image.id])}>移到回收站</Button>
            {decision?.canAppeal && <span className={styles.hint}>申诉会换一位审核员，只能一次</span>}
          </div>
        </div>
      </article>
      {appealed && <AppealDialog image={appealed} onClose={() => setAppealed(undefined)} />}
    </section>
  );
}
