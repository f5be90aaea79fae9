import { PlusOutlined } from '@ant-design/icons';
import { useGetCategoryTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Popover, Tabs } from 'antd';
import { useState } from 'react';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import styles from './watermark-studio.module.css';

export interface MarkTab {
  /** Null for the site's own. */
  readonly categoryId: number | null;
  readonly name: string;
  /** Null for one that isn't published yet. */
  readonly imageCount: number | null;
  readonly isChanged: boolean;
}

interface MarkTabsProps {
  readonly tabs: readonly MarkTab[];
  readonly active: number | null;
  readonly onChoose: (categoryId: number | null) => void;
  /** Undefined without the permission. */
  readonly onAdd: ((category: { id: number; name: string }) => void) | undefined;
}

/** The site's watermark and those of categories; another category can be given one. */
export function MarkTabs({ tabs, active, onChoose, onAdd }: MarkTabsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetCategoryTreeQuery();
  const nodes = data?.items ?? [];
  function add(id: number | null): void {
    const node = nodes.find((each) => each.id === id);
    if (!node) return;
    setOpen(false);
    onAdd?.({ id: node.id, name: node.name });
  }
  return (
    <div className={styles.tabs}>
      <Tabs
        activeKey={String(active ?? 0)}
        onChange={(key) => onChoose(key === '0' ? null : Number(key))}
        items={tabs.map(({ categoryId, name, imageCount, isChanged }) => ({
          key: String(categoryId ?? 0),
          label: (
            <>
              {name}
              <span className={styles.count}>
                {categoryId !== null && '分类 · '}
                {imageCount === null ? '还没发布' : `${formatCount(imageCount)} 张`}
                {isChanged && ' · 有修改'}
              </span>
            </>
          ),
        }))}
      />
      {onAdd && (
        <Popover
          trigger="click"
          placement="bottomRight"
          open={isOpen}
          onOpenChange={setOpen}
          title="给哪个分类另设水印？"
          content={
            <div className={styles.pick}>
              <NodeField nodes={nodes} placeholder="选分类，下级跟着它" onChange={add} />
            </div>
          }
        >
          <Button type="text" icon={<PlusOutlined />}>
            按分类另设
          </Button>
        </Popover>
      )}
    </div>
  );
}
