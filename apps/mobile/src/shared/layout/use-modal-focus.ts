import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface ModalFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly style: CSSProperties;
  onKeyDown(event: KeyboardEvent): void;
}

/** How many boxes are over the page: it rests until the last is closed. */
let open = 0;

function change(by: 1 | -1): void {
  open += by;
  document.getElementById('root')?.toggleAttribute('inert', open > 0);
}

/** For the box of what comes up over the page: the focus goes into it and comes back, the page rests, Escape closes it. */
export function useModalFocus(onClose: () => void): ModalFocus {
  const ref = useRef<HTMLDivElement>(null);
  // Before a field of the box takes it.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    change(1);
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
    return () => {
      change(-1);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  return {
    ref,
    tabIndex: -1,
    // The box is no control: a ring round all of it would say nothing.
    style: { outline: 'none' },
    onKeyDown(event) {
      // Events of a box that opened out of this one come here, too.
      if (event.key !== 'Escape' || event.isPropagationStopped() || event.nativeEvent.isComposing) return;
      event.stopPropagation();
      onClose();
    },
  };
}
