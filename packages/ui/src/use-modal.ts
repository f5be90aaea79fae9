import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Shows the `<dialog>` as a modal while `isOpen`: the browser traps and restores the focus, and the page behind does not scroll. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    // React's autoFocus runs before the dialog shows, when nothing in it can take the focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      element.close();
      // The browser restores the focus on close, but not when the element is removed in the same step.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return dialog;
}
