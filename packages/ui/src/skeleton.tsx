import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly isRound?: boolean;
}

/** A grey box of the final size; put `aria-busy` on its container. */
export function Skeleton({ width = '100%', height = 16, isRound = false }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, borderRadius: isRound ? '50%' : undefined }}
      aria-hidden
    />
  );
}
