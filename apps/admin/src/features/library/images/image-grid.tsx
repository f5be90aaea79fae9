import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { Slider } from 'antd';
import { useState } from 'react';
import type { Selection } from '../../../shared/list/use-selection.ts';
import styles from './image-grid.module.css';
import { ManagedTile } from './managed-tile.tsx';

const HEIGHT_KEY = 'admin.images.tile-height';
const heights = { least: 110, most: 260, usual: 160 } as const;

interface ImageGridProps {
  readonly images: readonly ManagedImage[];
  readonly selection: Selection<ManagedImage>;
  readonly isSelectable: boolean;
  /** Undefined where a tile leads nowhere. */
  readonly onOpen: ((image: ManagedImage) => void) | undefined;
}

/** The list's images as justified tiles in their own aspect ratio; same rows, selection and actions as the table. */
export function ImageGrid({ images, selection, isSelectable, onOpen }: ImageGridProps) {
  const [height, setHeight] = useState(() => Number(localStorage.getItem(HEIGHT_KEY)) || heights.usual);
  function choose(next: number): void {
    setHeight(next);
    localStorage.setItem(HEIGHT_KEY, String(next));
  }
  return (
    <div className={styles.grid}>
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
            {...(isSelectable && { onToggle: () => selection.toggle(image) })}
            onOpen={() => onOpen?.(image)}
          />
        )}
      />
      <div className={styles.size}>
        <span id="tile-size">图块</span>
        <Slider
          className={classNames(styles.slider)}
          min={heights.least}
          max={heights.most}
          step={10}
          value={height}
          tooltip={{ open: false }}
          ariaLabelledByForHandle="tile-size"
          onChange={choose}
        />
      </div>
    </div>
  );
}
