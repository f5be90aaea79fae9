import type { PanoramaScene } from '@tuyuan/contract/library/panorama-tour.ts';
import { fromPicture, onPicture } from '@tuyuan/format/sphere.ts';
import type { PointerEvent } from 'react';
import type { Size, StageView } from './stage-view.ts';
import styles from './whole-picture.module.css';

interface WholePictureProps {
  readonly picture: string;
  readonly scene: PanoramaScene;
  readonly view: StageView;
  readonly size: Size;
  readonly onView: (view: StageView) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** The whole sphere flat, with the part that the stage shows; a press or a drag moves that. */
export function WholePicture({ picture, scene, view, size, onView }: WholePictureProps) {
  const width = view.span / 360;
  const height = Math.min(1, (size.height / Math.max(1, size.width)) * (view.span / 180));
  const { x, y } = onPicture(view);
  const look = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = fromPicture((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    onView({ ...view, ...at });
  };
  // Over the seam it shows at both ends.
  const copies = [x, x - 1, x + 1].filter((middle) => middle + width / 2 > 0 && middle - width / 2 < 1);
  return (
    <div
      className={styles.whole}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && look(event)}
    >
      <img src={picture} alt={`「${scene.name}」的全图`} draggable={false} />
      {copies.map((middle) => (
        <span
          key={middle}
          className={styles.window}
          style={{
            left: percent(middle - width / 2),
            top: percent(y - height / 2),
            width: percent(width),
            height: percent(height),
          }}
        />
      ))}
      {scene.hotspots.map((spot) => {
        const at = onPicture(spot);
        return <span key={spot.key} className={styles.dot} style={{ left: percent(at.x), top: percent(at.y) }} />;
      })}
    </div>
  );
}
