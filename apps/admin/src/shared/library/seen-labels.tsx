import { useGetSeenLabelsQuery } from '@tuyuan/api-client/library/image-meaning.ts';
import { Button } from 'antd';
import styles from './seen-labels.module.css';

interface SeenLabelsProps {
  readonly imageId: number;
  readonly given: readonly string[];
  readonly onAdd: (label: string) => void;
}

/** Labels that a text-image model finds fitting; nothing without one, and nothing is added by itself. */
export function SeenLabels({ imageId, given, onAdd }: SeenLabelsProps) {
  const { currentData } = useGetSeenLabelsQuery({ imageId }, { refetchOnMountOrArgChange: 30 });
  const labels = (currentData?.items ?? []).filter((label) => !given.includes(label));
  if (labels.length === 0) return null;
  return (
    <div className={styles.seen}>
      <span className={styles.word}>画面里可能有</span>
      {labels.map((label) => (
        <Button key={label} size="small" onClick={() => onAdd(label)}>
          + {label}
        </Button>
      ))}
    </div>
  );
}
