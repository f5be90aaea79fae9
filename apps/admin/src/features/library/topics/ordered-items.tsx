import { CloseOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { Button } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import cell from '../../../shared/list/cell.module.css';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { OrderedList } from '../../../shared/tree/ordered-list.tsx';
import styles from './ordered-items.module.css';

interface OrderedItemsProps {
  readonly label: string;
  readonly items: readonly TopicItem[];
  readonly mayEdit: boolean;
  readonly coverId?: number | null;
  /** Chooses the cover, or none; absent where nothing can be it. */
  readonly onCover?: (id: number | null) => void;
  readonly onChange: (items: TopicItem[]) => void;
}

/** Images or albums in order, dragged or moved with Alt and the arrow keys. */
export function OrderedItems({ label, items, mayEdit, coverId, onCover, onChange }: OrderedItemsProps) {
  function removeItem(id: number): void {
    if (id === coverId) onCover?.(null);
    onChange(items.filter((item) => item.id !== id));
  }

  return (
    <>
      <OrderedList
        label={label}
        items={items}
        mayEdit={mayEdit}
        onChange={onChange}
        onRemove={removeItem}
        renderItem={(item) => (
          <>
            <Thumb cover={item.cover} size="small" />
            <span className={styles.words}>
              <span className={cell.line}>{item.title || '未命名'}</span>
              <span className={cell.minor}>{item.author}</span>
            </span>
            {item.reviewState !== 'approved' && <ReviewStateDot state={item.reviewState} />}
            {onCover && mayEdit && (
              <Button
                type="text"
                size="small"
                icon={item.id === coverId ? <StarFilled /> : <StarOutlined />}
                aria-pressed={item.id === coverId}
                aria-label={`用「${item.title}」做封面`}
                title={item.id === coverId ? '现在的封面' : '做封面'}
                onClick={() => onCover(item.id === coverId ? null : item.id)}
              />
            )}
            {mayEdit && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={`移出「${item.title}」`}
                onClick={() => removeItem(item.id)}
              />
            )}
          </>
        )}
      />
      {mayEdit && (
        <p className={styles.keys}>
          <KeyHint keys={['Alt', '↑', '↓']}>移动</KeyHint> <KeyHint keys={['Del']}>移出</KeyHint>
          {onCover && '　★ 是封面，没选就用第一张'}
        </p>
      )}
    </>
  );
}
