import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './frame-thumb.module.css';

interface FrameThumbProps {
  /** Null where there is no picture yet. */
  readonly src: string | null;
  /** What it is a picture of, which decides its frame. */
  readonly shape: 'page' | 'sphere' | 'film';
}

/** A whole picture in a frame of one size. It has no text alternative because its title stands beside it. */
export function FrameThumb({ src, shape }: FrameThumbProps) {
  return (
    <span className={classNames(styles.thumb, styles[shape])}>
      {src !== null && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
