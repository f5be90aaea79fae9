import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { Grid } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '../../../shared/is-typing.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import styles from './image-grid.module.css';
import { ImageInspector } from './image-inspector.tsx';
import { ManagedTile } from './managed-tile.tsx';

const FOLDED_KEY = 'admin.images.inspector-folded';

interface ImageGridProps {
  readonly images: readonly ManagedImage[];
  /** Pixels a row is high. */
  readonly height: number;
  readonly selection: Selection<ManagedImage>;
  readonly isSelectable: boolean;
  readonly bulkBar: ReactNode;
  /** Undefined where a tile leads nowhere. */
  readonly onOpen: ((image: ManagedImage) => void) | undefined;
}

/** The list's images as justified tiles in their own aspect ratio, and beside them, where there is room, the one that has the focus. */
export function ImageGrid({ images, height, selection, isSelectable, bulkBar, onOpen }: ImageGridProps) {
  const { xl } = Grid.useBreakpoint();
  const [isFolded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === '1');
  const [shownId, setShownId] = useState<number>();
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === shownId),
  );
  const shown = xl && !isFolded ? images[index] : undefined;

  function fold(next: boolean): void {
    setFolded(next);
    localStorage.setItem(FOLDED_KEY, next ? '1' : '0');
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    fold(!isFolded);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const go = (image: ManagedImage | undefined) => image && (() => setShownId(image.id));

  return (
    <div className={styles.desk} data-inspected={shown !== undefined || undefined}>
      <div className={styles.main}>
        {bulkBar}
        <JustifiedGrid
          items={images}
          label="图片"
          targets={{ wide: height, narrow: Math.round(height * 0.75) }}
          getKey={({ id }) => id}
          getRatio={({ cover }) => (cover ? cover.width / cover.height : 1.5)}
          renderTile={(image, { tabIndex }) => (
            <ManagedTile
              image={image}
              tabIndex={tabIndex}
              isSelected={selection.has(image.id)}
              isShown={image.id === shown?.id}
              {...(isSelectable && { onToggle: () => selection.toggle(image) })}
              onFocus={() => setShownId(image.id)}
              onClick={() => (shown ? setShownId(image.id) : onOpen?.(image))}
              onOpen={() => onOpen?.(image)}
            />
          )}
        />
        {xl && (
          <p className={styles.keys}>
            <KeyHint keys={['←', '↑', '↓', '→']}>移动</KeyHint>
            {isSelectable && <KeyHint keys={['空格']}>选择</KeyHint>}
            <KeyHint keys={['I']}>{isFolded ? '打开右栏' : '收起右栏'}</KeyHint>
            {onOpen && <KeyHint keys={['E']}>编辑</KeyHint>}
          </p>
        )}
      </div>
      {shown && (
        <ImageInspector
          image={shown}
          onEdit={onOpen}
          onBack={go(images[index - 1])}
          onNext={go(images[index + 1])}
          onClose={() => fold(true)}
        />
      )}
    </div>
  );
}
