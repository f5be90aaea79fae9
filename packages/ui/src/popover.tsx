import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './popover.module.css';

interface PopoverProps {
  /** Text of the button. */
  readonly text: string;
  /** Accessible name of the popup. */
  readonly label: string;
  readonly icon?: IconName;
  /** Whether something in it is chosen; the button is then drawn in ink. */
  readonly isActive?: boolean;
  /** Rendered only while it is open. */
  children(close: () => void): ReactNode;
}

/** A button that opens choices below it, on phones as a bottom sheet. Esc, pressing elsewhere and tabbing out close it. */
export function Popover({ text, label, icon, isActive = false, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Esc and the focus leaving from the controls inside.
    <div ref={box} className={styles.popover} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, isActive && styles.active)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} size={16} />}
        <span className={styles.text}>{text}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <fieldset id={id} aria-label={label} className={styles.panel} hidden={!isOpen}>
        {isOpen && children(close)}
      </fieldset>
    </div>
  );
}
