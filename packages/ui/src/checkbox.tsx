import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  /** `mixed` when only some of the items it represents are chosen. */
  readonly state: boolean | 'mixed';
  readonly children?: ReactNode;
  /** For a box without visible words. */
  readonly label?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean;
  onChange(isChecked: boolean): void;
}

export function Checkbox({ state, children, label, name, isDisabled = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <label className={styles.checkbox}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        name={name}
        aria-label={label}
        checked={state === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
