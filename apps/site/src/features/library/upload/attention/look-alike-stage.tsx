import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { type CSSProperties, type PointerEvent, useEffect, useState } from 'react';
import type { Picture } from '../desk/picture.ts';
import { thumbnailOf } from '../grid/picture-tile.tsx';
import styles from './look-alike.module.css';

export const compareModes = ['beside', 'over', 'blink'] as const;
export type CompareMode = (typeof compareModes)[number];

const modeWords = [
  { value: 'beside', label: '并排' },
  { value: 'over', label: '叠加' },
  { value: 'blink', label: '闪切' },
] as const;
const blinkMs = 800;
const maxZoom = 6;

interface LookAlikeStageProps {
  readonly picture: Picture;
  readonly known: UploadItem['lookAlikes'][number];
  readonly mode: CompareMode;
  onMode(mode: CompareMode): void;
}

interface Look {
  readonly zoom: number;
  /** Of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

const whole: Look = { zoom: 1, x: 0, y: 0 };

/** Both pictures, zoomed and moved as one. */
export function LookAlikeStage({ picture, known, mode, onMode }: LookAlikeStageProps) {
  const [look, setLook] = useState(whole);
  const [share, setShare] = useState(50);
  const [isSecond, setSecond] = useState(false);
  useEffect(() => {
    if (mode !== 'blink') return;
    const timer = setInterval(() => setSecond((was) => !was), blinkMs);
    return () => clearInterval(timer);
  }, [mode]);
  const zoomBy = (factor: number) =>
    setLook(({ zoom, x, y }) => {
      const next = Math.min(maxZoom, Math.max(1, zoom * factor));
      return next === 1 ? whole : { zoom: next, x, y };
    });
  const move = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1 || look.zoom === 1) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const clamp = (value: number) => Math.min(0.5, Math.max(-0.5, value));
    setLook({
      ...look,
      x: clamp(look.x + movementX / width / look.zoom),
      y: clamp(look.y + movementY / height / look.zoom),
    });
  };
  const transform = `scale(${look.zoom}) translate(${look.x * 100}%, ${look.y * 100}%)`;
  const own = picture.item.cover ? imageUrl(picture.item.cover, 1280) : thumbnailOf(picture);
  const other = known.cover ? imageUrl(known.cover, 1280) : undefined;
  const otherStyle: CSSProperties =
    mode === 'over' ? { opacity: share / 100 } : mode === 'blink' ? { opacity: isSecond ? 1 : 0 } : {};
  return (
    <div>
      <div className={styles.bar}>
        <Segmented label="怎么比" value={mode} segments={modeWords} onChange={onMode} />
        <kbd className={styles.key}>V</kbd>
        {mode === 'over' && (
          <input
            type="range"
            aria-label="已有的那张盖住多少"
            min={0}
            max={100}
            value={share}
            onChange={(event) => setShare(Number(event.target.value))}
          />
        )}
        <IconButton icon="zoom-out" label="缩小" onClick={() => zoomBy(1 / 1.5)} />
        <IconButton icon="zoom-in" label="放大" onClick={() => zoomBy(1.5)} />
      </div>
      <div
        className={classNames(styles.stage, mode !== 'beside' && styles.stacked)}
        onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? 1.15 : 1 / 1.15)}
      >
        <figure className={styles.side} onPointerMove={move}>
          <figcaption className={styles.caption}>
            <b>这次上传</b> <span className={styles.new}>还没提交</span>
            <span className={styles.file}>{picture.item.fileName}</span>
          </figcaption>
          <div className={styles.frame}>
            {own && <img src={own} alt="这次上传" style={{ transform }} draggable={false} />}
          </div>
        </figure>
        <figure className={styles.side} style={otherStyle} onPointerMove={move}>
          <figcaption className={styles.caption}>
            <b>已有的</b>
            <span className={styles.file}>{known.no}</span>
          </figcaption>
          <div className={styles.frame}>
            {other && <img src={other} alt="已有的" style={{ transform }} draggable={false} />}
          </div>
        </figure>
      </div>
    </div>
  );
}
