import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import type { ImageFace } from '@tuyuan/contract/library/image-face.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { boxBetween, type FaceBox } from './face-draft.ts';
import { faceTexts } from './face-words.ts';
import styles from './faces.module.css';

interface FaceBoxesProps {
  readonly cover: Cover;
  readonly title: string;
  readonly faces: readonly ImageFace[];
  /** Of the face that is open. */
  readonly openId: number | null;
  /** The box being edited, in place of the stored one. */
  readonly draftBox: FaceBox | null;
  /** Undefined where no box may be drawn. */
  readonly onDraw: ((box: FaceBox) => void) | undefined;
  readonly onOpen: (face: ImageFace) => void;
}

const percent = (share: number) => `${share * 100}%`;
const placeOf = ({ x, y, width, height }: FaceBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The picture with a box around each face; another is drawn by dragging. */
export function FaceBoxes({ cover, title, faces, openId, draftBox, onDraw, onOpen }: FaceBoxesProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<{ x: number; y: number } | null>(null);

  function shareOf(event: PointerEvent): { x: number; y: number } {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const within = (value: number) => Math.min(1, Math.max(0, value));
    return { x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) };
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ '--ratio': cover.width / cover.height }}
      data-draws={onDraw ? true : undefined}
      onPointerDown={(event) => {
        if (!onDraw || event.target instanceof HTMLButtonElement) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setCorner(shareOf(event));
      }}
      onPointerMove={(event) => {
        const box = corner && boxBetween(corner, shareOf(event));
        if (box) onDraw?.(box);
      }}
      onPointerUp={() => setCorner(null)}
      onPointerCancel={() => setCorner(null)}
    >
      <img src={imageUrl(cover, 1280)} alt={title} draggable={false} />
      {faces.map((face, index) => (
        <button
          key={face.id}
          type="button"
          className={styles.box}
          style={placeOf(face.id === openId && draftBox ? draftBox : face.box)}
          aria-label={`第 ${index + 1} 张脸`}
          aria-pressed={face.id === openId}
          title={faceTexts(face).join('\n') || '没有判断出属性'}
          onClick={() => onOpen(face)}
        >
          <span>{index + 1}</span>
        </button>
      ))}
      {openId === null && draftBox && <span className={styles.drawn} style={placeOf(draftBox)} />}
    </div>
  );
}
