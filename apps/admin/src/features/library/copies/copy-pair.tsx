import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { CopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { Tag } from 'antd';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './copy-desk.module.css';
import { changeText, factsOf } from './copy-words.ts';

interface CopyPairProps {
  readonly pair: CopyCase;
  /** The copy is shown mirrored once more, as its original is. */
  readonly isTurned: boolean;
}

/** Both pictures of a pair side by side, with what is known of each. */
export function CopyPair({ pair, isTurned }: CopyPairProps) {
  const sides = [
    { key: 'original', title: '先上传', color: 'success', image: pair.original },
    { key: 'copy', title: '后上传', color: 'error', image: pair.copy },
  ] as const;
  return (
    <section className={styles.panel} aria-label="两张图片">
      <p className={styles.found}>
        <Tag color={pair.isOwn ? 'processing' : 'error'}>
          {changeText(pair)} · 把握 {pair.confidence}%
        </Tag>
        {pair.isOwn && <Tag>同一作者</Tag>}
        <span>发现于 {fullMoment(pair.foundAt)}</span>
        {pair.requestedAt !== null && <b>作者 {fullMoment(pair.requestedAt)} 请图库处理</b>}
      </p>
      <div className={styles.pair}>
        {sides.map(({ key, title, color, image }) => (
          <figure key={key} className={styles.side}>
            <figcaption>
              <Tag color={color}>{title}</Tag>
              <span>{image.no}</span> <ReviewStateDot state={image.reviewState} />
              {image.reviewState === 'approved' && (
                <a href={`/photo?id=${image.id}`} target="_blank" rel="noreferrer">
                  看原页
                </a>
              )}
            </figcaption>
            <div className={styles.pane}>
              <img
                src={imageUrl(image.cover, 1280)}
                alt={`${title}：${image.title}`}
                data-turned={key === 'copy' && isTurned}
              />
            </div>
            <dl className={styles.facts}>
              {factsOf(image).map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </figure>
        ))}
      </div>
    </section>
  );
}
