import { classNames } from '@tuyuan/ui/class-names.ts';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly face: ReactNode;
  /** Links and buttons, one under the other; pressing one closes the menu. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Button that opens a short list of links. Esc, a press outside and tabbing out close it. */
export function MenuButton({ label, face, children, className }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Esc from the button and links inside.
    <div className={classNames(styles.menu, className)} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after its links' own clicks, which the keyboard makes too. */}
      <div id={id} className={styles.list} hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
