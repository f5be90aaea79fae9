import { Button } from '@tuyuan/ui/button.tsx';
import { type ListTotal, listCount } from './list-count.ts';
import styles from './show-count-button.module.css';

interface ShowCountButtonProps {
  /** Undefined while it is being counted. */
  readonly count: ListTotal | undefined;
  onClick(): void;
}

/** Button that leads from a filter to the images, with their count. */
export function ShowCountButton({ count, onClick }: ShowCountButtonProps) {
  const isNone = count?.totalCount === 0;
  return (
    <Button kind="primary" className={styles.show} disabled={isNone} aria-live="polite" onClick={onClick}>
      {isNone ? (
        '没有符合的图片'
      ) : (
        <>
          查看
          {count ? ` ${listCount(count)} ` : <span className={styles.counting} role="img" aria-label="正在数" />}张
        </>
      )}
    </Button>
  );
}
