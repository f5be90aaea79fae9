import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, StopFilled } from '@ant-design/icons';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ReviewItem } from '@tuyuan/contract/library/review-case.ts';
import { useEffect, useRef } from 'react';
import type { BatchState, Outcome } from './batch-state.ts';
import styles from './review-strip.module.css';

const outcomes: Readonly<Record<Outcome, { readonly title: string; readonly icon: typeof StopFilled }>> = {
  approved: { title: '已通过', icon: CheckCircleFilled },
  passed: { title: '初审通过', icon: ClockCircleFilled },
  rejected: { title: '已退回', icon: CloseCircleFilled },
  lost: { title: '已由别人接手', icon: StopFilled },
};

interface ReviewStripProps {
  readonly state: BatchState;
  readonly onSelect: (id: number) => void;
}

/** The batch, one author's pictures together; what was decided on is pale and says what was decided. */
export function ReviewStrip({ state, onSelect }: ReviewStripProps) {
  const groups = Map.groupBy(state.items, ({ author }) => author.id);
  return (
    <nav className={styles.strip} aria-label="本批图片">
      {[...groups.values()].map((items) => (
        <section key={items[0]?.author.id}>
          <h2>
            {items[0]?.author.name}的 {items.length} 张
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <StripPicture
                  item={item}
                  outcome={state.outcomes[item.id]}
                  isCurrent={item.id === state.currentId}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface StripPictureProps {
  readonly item: ReviewItem;
  readonly outcome: Outcome | undefined;
  readonly isCurrent: boolean;
  readonly onSelect: (id: number) => void;
}

function StripPicture({ item, outcome, isCurrent, onSelect }: StripPictureProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const settled = outcome && outcomes[outcome];
  const note = settled?.title ?? (item.worstWord === null ? '' : '敏感词');
  return (
    <button
      ref={button}
      type="button"
      className={styles.stripPicture}
      aria-current={isCurrent}
      aria-label={note === '' ? item.title : `${item.title}，${note}`}
      data-outcome={outcome}
      onClick={() => onSelect(item.id)}
    >
      <img src={imageUrl(item.cover, 320)} alt="" loading="lazy" />
      {item.worstWord !== null && !settled && <span className={styles.flag}>敏感词</span>}
      {settled && <settled.icon className={styles.outcome ?? ''} data-outcome={outcome} />}
    </button>
  );
}
