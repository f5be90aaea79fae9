import { FileImageOutlined, PictureOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Slider } from 'antd';
import { useState } from 'react';
import styles from './image-grid.module.css';

const HEIGHT_KEY = 'admin.images.tile-height';
const heights = { least: 110, most: 260, usual: 160 } as const;

/** How high a row of tiles is; the browser keeps it. */
export function useTileHeight() {
  const [height, setHeight] = useState(() => Number(localStorage.getItem(HEIGHT_KEY)) || heights.usual);
  function choose(next: number): void {
    setHeight(next);
    localStorage.setItem(HEIGHT_KEY, String(next));
  }
  return { height, choose };
}

interface TileSizeProps {
  readonly height: number;
  readonly onChoose: (height: number) => void;
}

export function TileSize({ height, onChoose }: TileSizeProps) {
  return (
    <div className={styles.size}>
      <FileImageOutlined aria-hidden />
      <Slider
        className={classNames(styles.slider)}
        min={heights.least}
        max={heights.most}
        step={10}
        value={height}
        tooltip={{ open: false }}
        ariaLabelForHandle="图块大小"
        onChange={onChoose}
      />
      <PictureOutlined aria-hidden />
    </div>
  );
}
