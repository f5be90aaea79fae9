import { PlusOutlined } from '@ant-design/icons';
import {
  type HomeBlockType,
  homeBlockKinds,
  homeBlockTypes,
  maxHomeBlocks,
  newHomeBlock,
} from '@tuyuan/contract/site/home-block-kinds.ts';
import type { DesignedBlock } from '@tuyuan/contract/site/home-design.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Dropdown, Switch } from 'antd';
import { OrderedList } from '../../../shared/tree/ordered-list.tsx';
import { blockBrief, blockName, blockWords } from './block-words.tsx';
import { nextId } from './draft-parts.ts';
import styles from './home-editor.module.css';

interface BlockListProps {
  readonly blocks: readonly DesignedBlock[];
  readonly selectedId: number | undefined;
  readonly onSelect: (id: number) => void;
  readonly onChange: (blocks: DesignedBlock[]) => void;
  readonly onRemove: (id: number) => void;
}

/** The home page's blocks in order, each with a switch, and what can be added. */
export function BlockList({ blocks, selectedId, onSelect, onChange, onRemove }: BlockListProps) {
  const isThere = (type: HomeBlockType) => homeBlockKinds[type].isSingle && blocks.some((block) => block.type === type);
  const addable = homeBlockTypes.filter((type) => !isThere(type));

  function add(type: HomeBlockType): void {
    const block = newHomeBlock(type, nextId(blocks));
    onChange([...blocks, block]);
    onSelect(block.id);
  }

  return (
    <>
      <OrderedList
        label="首页的版块"
        items={blocks}
        mayEdit
        selectedId={selectedId}
        onSelect={onSelect}
        onChange={onChange}
        onRemove={onRemove}
        nameOf={blockName}
        renderItem={(block) => (
          <>
            <span className={styles.icon} aria-hidden="true">
              {blockWords[block.type].icon}
            </span>
            <span className={classNames(styles.words, !block.isActived && styles.off)}>
              <span className={styles.name}>{blockName(block)}</span>
              <span className={styles.brief}>{blockBrief(block)}</span>
            </span>
            <Switch
              size="small"
              checked={block.isActived}
              aria-label={`显示「${blockName(block)}」`}
              onClick={(_isOn, event) => event.stopPropagation()}
              onChange={(isActived) =>
                onChange(blocks.map((each) => (each.id === block.id ? { ...each, isActived } : each)))
              }
            />
          </>
        )}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          items: addable.map((type) => ({
            key: type,
            label: blockWords[type].name,
            icon: blockWords[type].icon,
            onClick: () => add(type),
          })),
        }}
      >
        <Button block className={styles.add ?? ''} icon={<PlusOutlined />} disabled={blocks.length >= maxHomeBlocks}>
          添加版块
        </Button>
      </Dropdown>
    </>
  );
}
