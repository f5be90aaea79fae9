import type { VideoCard as Video } from '@tuyuan/contract/library/video-data.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-grid.module.css';

interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly label: string;
  /** How many are in the first screen. */
  readonly eager?: number;
}

/** Shows videos three beside each other, on phones one. */
export function VideoGrid({ videos, label, eager = 0 }: VideoGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {videos.map((video, index) => (
        <li key={video.id} className={styles.item}>
          <VideoCard video={video} isEager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
