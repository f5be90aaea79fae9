import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Shows the `<dialog>` as a modal while `isOpen`: the browser keeps the focus inside and gives it back, and the page behind
 * stands still.
 */
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
      // The browser does this on close, but not when the element is taken away in the same step.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return dialog;
}
