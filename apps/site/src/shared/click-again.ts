/** Remembers the last button pressed within `part`, which can't answer yet; the answered function ends that and presses it again. */
export function clickAgain(part: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element && part?.contains(target) ? target.closest('button') : null;
    if (button) pressed = button;
  };
  // Before React hears of it: what is pressed in a part that is not live goes no further.
  window.addEventListener('click', remember, { capture: true });
  return () => {
    window.removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
