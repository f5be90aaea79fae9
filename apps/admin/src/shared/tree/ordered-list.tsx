import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Tree } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './ordered-list.module.css';

interface OrderedListProps<Item extends { readonly id: number }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly mayEdit: boolean;
  readonly renderItem: (item: Item) => ReactNode;
  /** The item's name, for those who hear the page; shows buttons to move the selected item. */
  readonly nameOf?: (item: Item) => string;
  /** The chosen item; kept here unless given. */
  readonly selectedId?: number | undefined;
  readonly onSelect?: (id: number) => void;
  readonly onChange: (items: Item[]) => void;
  readonly onRemove: (id: number) => void;
}

/** Items in order, dragged, or moved with Alt and the arrow keys; Delete removes. */
export function OrderedList<Item extends { readonly id: number }>(props: OrderedListProps<Item>) {
  const { label, items, mayEdit, renderItem, nameOf, onSelect, onChange, onRemove } = props;
  const [ownId, setOwnId] = useState<number>();
  const activeId = onSelect ? props.selectedId : ownId;
  const choose = onSelect ?? setOwnId;
  const indexOf = (id: number) => items.findIndex((item) => item.id === id);

  function move(from: number, to: number): void {
    const moved = items[from];
    if (moved === undefined || to < 0 || to >= items.length) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved));
  }
  function press(event: KeyboardEvent): void {
    if (!mayEdit || activeId === undefined) return;
    const index = indexOf(activeId);
    if (event.altKey && event.key === 'ArrowUp') move(index, index - 1);
    else if (event.altKey && event.key === 'ArrowDown') move(index, index + 1);
    else if (event.key === 'Delete') onRemove(activeId);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function renderMove(item: Item, step: -1 | 1) {
    const index = indexOf(item.id);
    return (
      <Button
        type="text"
        size="small"
        icon={step < 0 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
        aria-label={`「${nameOf?.(item) ?? ''}」往${step < 0 ? '上' : '下'}移`}
        disabled={index + step < 0 || index + step >= items.length}
        onClick={(event) => {
          event.stopPropagation();
          move(index, index + step);
        }}
      />
    );
  }

  return (
    <div onKeyDownCapture={press}>
      <Tree
        blockNode
        aria-label={label}
        rootClassName={classNames(styles.list)}
        treeData={items.map((item) => ({ key: item.id, item, isLeaf: true }))}
        selectedKeys={activeId === undefined ? [] : [activeId]}
        onSelect={(_keys, { node }) => choose(node.item.id)}
        onActiveChange={(key) => typeof key === 'number' && choose(key)}
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
            {renderItem(item)}
            {mayEdit && nameOf && item.id === activeId && (
              <span className={styles.moves}>
                {renderMove(item, -1)}
                {renderMove(item, 1)}
              </span>
            )}
          </span>
        )}
      />
    </div>
  );
}
