import { usePreviewWaterMarkQuery } from '@tuyuan/api-client/library/water-mark.ts';
import type { TypicalImage, WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import type { TypicalKind } from '@tuyuan/contract/library/watermark-choices.ts';
import { Button, Skeleton, Tag } from 'antd';
import styles from './sample-card.module.css';

const kindTitles: Readonly<Record<TypicalKind, string>> = { portrait: '竖', bright: '亮', dark: '暗', busy: '杂' };
const heavy = 0.12;

interface SampleCardProps {
  readonly image: TypicalImage;
  readonly settings: WatermarkSettings;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly onOpacity: (opacity: number) => void;
}

/** A typical picture with the mark as set, judged: whether it can be read and whether the picture can. */
export function SampleCard({ image, settings, isChosen, disabled, onChoose, onOpacity }: SampleCardProps) {
  const { kind, cover } = image;
  const { data, isError } = usePreviewWaterMarkQuery({ imageId: cover.id, settings, width: 640 });
  const suggested = data?.suggestedOpacity ?? null;
  return (
    <figure className={styles.card} style={{ flexGrow: cover.width / cover.height }}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-label={`看大图：${cover.title}`}
        onClick={onChoose}
      >
        {data ? (
          <img src={data.picture} alt="" />
        ) : (
          <Skeleton.Node active={!isError} className={styles.waiting ?? ''} />
        )}
      </button>
      <figcaption className={styles.caption}>
        <strong>{kindTitles[kind]}</strong>
        {suggested !== null && !disabled && (
          <Button type="link" size="small" className={styles.suggestion ?? ''} onClick={() => onOpacity(suggested)}>
            试试 {suggested}%
          </Button>
        )}
        <span className={styles.verdict}>
          {isError && <Tag>没画出来</Tag>}
          {data && suggested !== null && <Tag color="warning">偏淡</Tag>}
          {data && suggested === null && (
            <Tag color={data.covered > heavy ? 'warning' : 'success'}>{data.covered > heavy ? '太重' : '清楚'}</Tag>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
