import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface RemovableChipProps {
  /** Text of the condition; also part of the button's label. */
  readonly text: string;
  readonly mark?: ReactNode;
  onRemove(): void;
}

/** An active condition with a button that removes it. */
export function RemovableChip({ text, mark, onRemove }: RemovableChipProps) {
  return (
    <span className={styles.chip}>
      {mark}
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.remove} aria-label={`去掉${text}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}

interface ToggleChipProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  onToggle(isSelected: boolean): void;
}

export function ToggleChip({ children, isSelected, isDisabled = false, onToggle }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, isSelected && styles.selected)}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={() => onToggle(!isSelected)}
    >
      <span className={styles.text}>{children}</span>
    </button>
  );
}

interface LinkChipProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Whether the link leads to the current view. */
  readonly isCurrent?: boolean;
}

export function LinkChip({ href, children, isCurrent = false }: LinkChipProps) {
  return (
    <Link
      href={href}
      className={classNames(styles.chip, isCurrent && styles.selected)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
