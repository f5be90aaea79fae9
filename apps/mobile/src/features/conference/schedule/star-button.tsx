import { classNames } from '@tuyuan/ui/class-names.ts';
import { Star } from 'lucide-react';
import styles from './star-button.module.css';

interface StarButtonProps {
  readonly title: string;
  readonly isStarred: boolean;
  onToggle(): void;
}

export function StarButton({ title, isStarred, onToggle }: StarButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.star, isStarred && styles.starred)}
      aria-pressed={isStarred}
      aria-label={`收藏「${title}」`}
      onClick={onToggle}
    >
      <Star size={24} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
