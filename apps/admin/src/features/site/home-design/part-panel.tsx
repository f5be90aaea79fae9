import { DeleteOutlined } from '@ant-design/icons';
import type { BottomBarItem } from '@tuyuan/contract/site/home-design.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BlockPanel } from './block-panel.tsx';
import { blockWords } from './block-words.tsx';
import styles from './home-editor.module.css';
import { LinkPanel } from './link-panel.tsx';
import type { PartProps } from './part-props.ts';
import { SlidePanel } from './slide-panel.tsx';

interface Entry {
  readonly id: number;
}

function patched<Item extends Entry>(items: readonly Item[], id: number, fields: Partial<Item>): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...fields } : item));
}

/** The settings of whatever is selected. */
export function PartPanel(props: PartProps) {
  const { part, design, selectedId, onRemove, mayNavigate } = props;
  const entries: readonly Entry[] = design[part];
  const index = entries.findIndex(({ id }) => id === selectedId);
  if (index < 0)
    return (
      <section className={styles.panel} aria-label="设置">
        <p className={styles.none}>
          {entries.length === 0 ? '添加一项，在这里设置。' : '在列表里选一项，在这里设置。'}
        </p>
      </section>
    );
  const { title, fields } = panelOf(props, index);
  const isPage = part === 'blocks' || part === 'slides';
  return (
    <section className={styles.panel} aria-label={`${title}的设置`}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {(isPage || mayNavigate) && (
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            onClick={() => onRemove(entries[index]?.id ?? 0)}
          >
            删除
          </Button>
        )}
      </header>
      {fields}
    </section>
  );
}

function panelOf(
  { part, design, covers, faults, mayNavigate, onChange }: PartProps,
  index: number,
): { title: string; fields: ReactNode } {
  const faultOf = (field: string) => faults.get(`${part}.${index}.${field}`);
  const { blocks, slides, navigation, bottomBar, friendLinks } = design;
  const block = part === 'blocks' && blocks[index];
  if (block)
    return {
      title: block.title || blockWords[block.type].name,
      fields: (
        <BlockPanel
          block={block}
          covers={covers}
          faultOf={faultOf}
          onChange={(fields) => onChange({ blocks: patched(blocks, block.id, fields) })}
        />
      ),
    };
  const slide = part === 'slides' && slides[index];
  if (slide)
    return {
      title: `第 ${index + 1} 张`,
      fields: (
        <SlidePanel
          slide={slide}
          covers={covers}
          faultOf={faultOf}
          onChange={(fields) => onChange({ slides: patched(slides, slide.id, fields) })}
        />
      ),
    };
  const link = { mayEdit: mayNavigate, faultOf };
  const item = part === 'navigation' && navigation[index];
  if (item)
    return {
      title: item.name || '新的导航',
      fields: (
        <LinkPanel
          {...link}
          id={`navigation-${item.id}`}
          item={{ name: item.name, link: item.link }}
          maxName={12}
          onChange={({ icon: _none, ...fields }) => onChange({ navigation: patched(navigation, item.id, fields) })}
        />
      ),
    };
  const place = part === 'bottomBar' && bottomBar[index];
  if (place)
    return {
      title: place.name || '新的一格',
      fields: (
        <LinkPanel
          {...link}
          id={`bar-${place.id}`}
          item={place}
          maxName={5}
          onChange={(fields) => onChange({ bottomBar: patched<BottomBarItem>(bottomBar, place.id, fields) })}
        />
      ),
    };
  const friend = friendLinks[index];
  return {
    title: friend?.name || '新的链接',
    fields: friend && (
      <LinkPanel
        {...link}
        id={`friend-${friend.id}`}
        item={friend}
        maxName={30}
        onChange={({ icon: _none, ...fields }) => onChange({ friendLinks: patched(friendLinks, friend.id, fields) })}
      />
    ),
  };
}
