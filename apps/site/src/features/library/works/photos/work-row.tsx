import type { ImageDecision } from '@tuyuan/contract/library/image-decision.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Sparkline } from '../chart/sparkline.tsx';
import { priceWords } from './price-words.ts';
import { StateMark } from './state-mark.tsx';
import { fieldWords } from './state-words.ts';
import type { WorkActions } from './use-work-actions.ts';
import { WorkMenu } from './work-menu.tsx';
import styles from './work-rows.module.css';
import { WorkThumb } from './work-thumb.tsx';
import type { WorksState } from './works-state.ts';

interface WorkRowProps {
  readonly image: OwnImage;
  readonly decision: ImageDecision | undefined;
  readonly state: WorksState;
  readonly isChosen: boolean;
  readonly actions: WorkActions;
  onChoose(isChosen: boolean): void;
}

/** Second line of a picture: what matters most in its state. */
function noteOf(
  { no, reviewState, processingState, missing, sales, album }: OwnImage,
  decision?: ImageDecision,
): string {
  if (processingState === 'failed') return '文件打不开，请重新上传';
  if (processingState === 'queued') return '正在处理';
  if (reviewState === 'draft' && missing.length > 0) return `缺${missing.map((field) => fieldWords[field]).join('、')}`;
  if (reviewState === 'pending' && decision?.ahead != null)
    return decision.ahead === 0 ? '下一张就轮到' : `前面还有 ${formatCount(decision.ahead)} 张`;
  if (reviewState === 'rejected' && decision) return decision.reasons.map(({ title }) => title).join('，') || no;
  if (sales > 0)
    return reviewState === 'offline' || reviewState === 'deleted'
      ? `已售 ${formatCount(sales)} 次，卖出的照常下载`
      : `${no} · 已售 ${formatCount(sales)} 次`;
  return album ? `${no} · ${album.name}` : no;
}

/** One picture of the list: on phones a card. */
export function WorkRow({ image, decision, state, isChosen, actions, onChoose }: WorkRowProps) {
  const { title, cover, reviewState, prices, trend, publishedAt, views, likes, collects, downloads } = image;
  const figures = [
    { label: '浏览', count: views },
    { label: '喜欢', count: likes },
    { label: '收藏', count: collects },
    { label: '下载', count: downloads },
  ];
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined}>
      <td className={styles.choice}>
        <Checkbox state={isChosen} label={`选中「${title}」`} onChange={onChoose} />
      </td>
      <td className={styles.picture}>
        <div className={styles.subject}>
          <WorkThumb cover={cover} />
          <span className={styles.words}>
            <span className={styles.title}>{title || '没有标题'}</span>
            <span className={styles.note}>{noteOf(image, decision)}</span>
          </span>
        </div>
      </td>
      <td className={styles.state}>
        <StateMark state={reviewState} />
      </td>
      <td className={styles.price}>{priceWords(prices)}</td>
      <td className={styles.trend}>{publishedAt && trend.length > 1 ? <Sparkline values={trend} /> : '—'}</td>
      {figures.map(({ label, count }) => (
        <td key={label} className={styles.figure} data-label={label}>
          {publishedAt ? formatCount(count) : '—'}
        </td>
      ))}
      <td className={styles.menu}>
        <WorkMenu image={image} state={state} actions={actions} />
      </td>
    </tr>
  );
}
