import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ReviewCase, ReviewFrame } from '@tuyuan/contract/library/review-case.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { useSize } from '../../../shared/use-size.ts';
import { type Box, containedBox } from './contained-box.ts';
import { frameBetween } from './frame-box.ts';
import { Loupe } from './loupe.tsx';
import styles from './review-stage.module.css';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface ReviewStageProps {
  readonly image: ReviewCase;
  /** The loupe's place; null without it. */
  readonly loupeAt: Place | null;
  readonly isFraming: boolean;
  readonly frame: ReviewFrame | null;
  readonly onLoupe: (place: Place) => void;
  readonly onFrame: (frame: ReviewFrame) => void;
}

/** The picture as large as there is room, with the loupe and the frame for the author on it. */
export function ReviewStage({ image, loupeAt, isFraming, frame, onLoupe, onFrame }: ReviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const box = containedBox(useSize(stage), image, Math.max(image.width, 1600));
  const [corner, setCorner] = useState<Place | null>(null);

  function placeOf(event: PointerEvent<HTMLElement>): Place {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(Math.max(value, 0), 1);
    return {
      x: share((event.clientX - left - box.left) / box.width),
      y: share((event.clientY - top - box.top) / box.height),
    };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    if (loupeAt && !isFraming) onLoupe(placeOf(event));
    const drawn = corner && frameBetween(corner, placeOf(event));
    if (drawn) onFrame(drawn);
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-tool={isFraming ? 'frame' : loupeAt ? 'loupe' : undefined}
      onPointerDown={(event) => {
        if (!isFraming) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setCorner(placeOf(event));
      }}
      onPointerMove={move}
      onPointerUp={() => setCorner(null)}
    >
      {box.width > 0 && (
        <img
          key={image.id}
          className={styles.picture}
          style={{ ...box }}
          src={imageUrl(image.cover, 1600)}
          alt={image.title}
          draggable={false}
        />
      )}
      {frame && <span className={styles.frame} style={frameStyle(frame, box)} />}
      {loupeAt && <Loupe image={image} box={box} at={loupeAt} />}
      <span className={styles.facts}>
        {image.width} × {image.height} · {((image.width * image.height) / 1_000_000).toFixed(1)} MP ·{' '}
        {formatFileSize(image.bytes)} · {image.format.toUpperCase()}
      </span>
    </div>
  );
}

function frameStyle({ x, y, width, height }: ReviewFrame, box: Box) {
  return {
    left: box.left + x * box.width,
    top: box.top + y * box.height,
    width: width * box.width,
    height: height * box.height,
  };
}
