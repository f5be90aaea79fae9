import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface ModalFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly style: CSSProperties;
}

/** Open overlays, the topmost last; the page stays inert until the last is closed. */
const open: symbol[] = [];

function letPageRest(): void {
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
}

/** For overlays: moves the focus into the box and back, makes the page inert and closes on Escape; other keys go to `onPress`. */
export function useModalFocus(onClose: () => void, onPress?: (event: KeyboardEvent) => void): ModalFocus {
  const ref = useRef<HTMLDivElement>(null);
  // Before a field of the box takes it.
  const [before] = useState(() => document.activeElement);
  const take = useEffectEvent((event: KeyboardEvent) => (event.key === 'Escape' ? onClose() : onPress?.(event)));
  useEffect(() => {
    const box = Symbol('box');
    open.push(box);
    letPageRest();
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
    // On the document: a button that is busy loses the focus to the body.
    const press = (event: KeyboardEvent) => {
      const isAsked = document.querySelector('.adm-center-popup') !== null;
      if (!event.isComposing && !isAsked && open.at(-1) === box) take(event);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      open.splice(open.indexOf(box), 1);
      letPageRest();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);
  // The box is no control, so a focus ring around it would mean nothing.
  return { ref, tabIndex: -1, style: { outline: 'none' } };
}
