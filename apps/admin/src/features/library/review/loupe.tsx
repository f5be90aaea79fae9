import { LockOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { loupeSide } from '@tuyuan/contract/library/review-limits.ts';
import { reviewLoupePath } from '@tuyuan/contract/resource-path.ts';
import { useState } from 'react';
import type { Box } from './contained-box.ts';
import styles from './review-stage.module.css';

/** Diameter in px. */
const diameter = 250;

interface LoupeProps {
  readonly image: { readonly id: number; readonly width: number; readonly height: number };
  /** Where the picture lies in the stage. */
  readonly box: Box;
  /** The looked-at place, in shares of the picture. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Pieces overlap by half, so that the glass always lies within one; they begin at multiples of its diameter. */
function pieceStart(centre: number, length: number): number {
  const start = Math.floor(Math.max(0, centre - diameter / 2) / diameter) * diameter;
  return Math.max(0, Math.min(start, length - loupeSide));
}

/** A round glass over the picture that shows the original 1:1. */
export function Loupe({ image, box, at }: LoupeProps) {
  const [failed, setFailed] = useState<string>();
  const centre = { x: at.x * image.width, y: at.y * image.height };
  const start = { x: pieceStart(centre.x, image.width), y: pieceStart(centre.y, image.height) };
  const url = resourceUrl(reviewLoupePath(image, start.x, start.y));
  return (
    <div
      className={styles.loupe}
      style={{ left: box.left + at.x * box.width - diameter / 2, top: box.top + at.y * box.height - diameter / 2 }}
    >
      <div className={styles.glass}>
        {failed === url ? (
          <span>原图取不到</span>
        ) : (
          <img
            src={url}
            alt=""
            draggable={false}
            style={{ left: diameter / 2 - (centre.x - start.x), top: diameter / 2 - (centre.y - start.y) }}
            onError={() => setFailed(url)}
          />
        )}
      </div>
      <span className={styles.note}>
        <LockOutlined /> 原图 1:1 · 已记入操作日志
      </span>
    </div>
  );
}
