import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './text-link.module.css';

interface TextLinkProps {
  readonly label: string;
  /** The text; rendered once the dialog is open. */
  readonly children: ReactNode;
}

/** Opens a text over the form, so that nothing typed is left behind. */
export function TextLink({ label, children }: TextLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // The button may be inside the label of a consent checkbox.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.inline} onClick={open}>
        《{label}》
      </button>
      <Dialog
        isOpen={isOpen}
        title={label}
        width="720px"
        footer={
          <Button kind="primary" onClick={() => setOpen(false)}>
            看完了
          </Button>
        }
        onClose={() => setOpen(false)}
      >
        <div className={styles.text}>{children}</div>
      </Dialog>
    </>
  );
}
