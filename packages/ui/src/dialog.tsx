import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { IconButton } from './button.tsx';
import type {} from './css-variables.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** CSS length; never wider than the window less 32 px. */
  readonly width?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly closesOnBackdrop?: boolean;
  onClose(): void;
}

/** A modal window on `<dialog>`: focus stays inside; Esc and the close button call `onClose`. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, children, footer, width, role, closesOnBackdrop = true, onClose } = props;
  const dialog = useModal(isOpen);
  const titleId = useId();
  if (!isOpen) return null;
  const onCancel = (event: SyntheticEvent) => {
    // A file field inside also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (closesOnBackdrop && event.target === event.currentTarget) onClose();
  };
  return (
    // The dialog's parts fill its own box, so a press on the box itself came from the backdrop.
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      style={{ '--dialog-width': width }}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClose}
      onMouseDown={onClick}
    >
      <div>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label="关闭" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
