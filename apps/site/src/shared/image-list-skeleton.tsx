import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './image-list-skeleton.module.css';

const rows = [
  { key: 'first', shapes: [1.5, 1.33, 0.75, 1.78] },
  { key: 'second', shapes: [1.33, 1.78, 1.5] },
  { key: 'third', shapes: [0.75, 1.5, 1.33, 1.6] },
];

/** Grey boxes in the rhythm of a justified grid. */
export function ImageListSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="正在载入图片">
      {rows.map(({ key, shapes }) => (
        <div key={key} className={styles.row}>
          {shapes.map((shape) => (
            <div key={shape} style={{ flexGrow: shape }}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
