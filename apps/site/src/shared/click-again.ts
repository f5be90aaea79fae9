/**
 * Remembers the last button pressed within `part`, which is not hydrated yet; the returned function stops that and
 * presses the button again.
 */
export function clickAgain(part: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element && part?.contains(target) ? target.closest('button') : null;
    if (button) pressed = button;
  };
  // In the capture phase, before React: presses in a part that is not hydrated go no further.
  window.addEventListener('click', remember, { capture: true });
  return () => {
    window.removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
