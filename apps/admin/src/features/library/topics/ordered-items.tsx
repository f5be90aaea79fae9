import { CloseOutlined, HolderOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Tree } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import cell from '../../../shared/list/cell.module.css';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
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
  const [activeId, setActiveId] = useState<number>();
  const indexOf = (id: number) => items.findIndex((item) => item.id === id);

  function move(from: number, to: number): void {
    const moved = items[from];
    if (moved === undefined || to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved));
  }
  function removeItem(id: number): void {
    if (id === coverId) onCover?.(null);
    onChange(items.filter((item) => item.id !== id));
  }
  function press(event: KeyboardEvent): void {
    if (!mayEdit || activeId === undefined) return;
    const index = indexOf(activeId);
    if (event.altKey && event.key === 'ArrowUp') move(index, index - 1);
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1);
    else if (event.key === 'Delete') removeItem(activeId);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div onKeyDownCapture={press}>
      <Tree
        blockNode
        aria-label={label}
        rootClassName={classNames(styles.list)}
        treeData={items.map((item) => ({ key: item.id, item, isLeaf: true }))}
        selectedKeys={activeId === undefined ? [] : [activeId]}
        onSelect={(_keys, { node }) => setActiveId(node.item.id)}
        onActiveChange={(key) => typeof key === 'number' && setActiveId(key)}
        draggable={mayEdit ? { icon: <HolderOutlined /> } : false}
        allowDrop={({ dropPosition }) => dropPosition !== 0}
        onDrop={({ dragNode, node, dropPosition }) => {
          const from = indexOf(dragNode.item.id);
          const target = indexOf(node.item.id);
          const gap = dropPosition < target + 0.5 ? target : target + 1;
          move(from, from < gap ? gap - 1 : gap);
        }}
        titleRender={({ item }) => (
          <span className={styles.item}>
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
          </span>
        )}
      />
      {mayEdit && (
        <p className={styles.keys}>
          <KeyHint keys={['Alt', '↑', '↓']}>移动</KeyHint> <KeyHint keys={['Del']}>移出</KeyHint>
          {onCover && '　★ 是封面，没选就用第一张'}
        </p>
      )}
    </div>
  );
}
