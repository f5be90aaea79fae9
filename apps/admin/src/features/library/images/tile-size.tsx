import { FileImageOutlined, PictureOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Slider } from 'antd';
import styles from './image-grid.module.css';
import { tileHeights } from './use-tile-height.ts';

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
        min={tileHeights.least}
        max={tileHeights.most}
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
