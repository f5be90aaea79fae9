import { useEffect, useEffectEvent } from 'react';

// The bar takes no text: what is printed below works on it too.
const fields =
  'input:not([data-player-bar]), textarea, select, [contenteditable], dialog, [role="radiogroup"], [role="tablist"]';

export interface PlayerCommands {
  toggle(): void;
  skip(seconds: number): void;
  toggleCaptions(): void;
  changeSpeed(steps: number): void;
  toggleWhole(): void;
  toggleSound(): void;
  chapter(index: number): void;
}

/** What a key does; undefined for one that isn't the player's. */
function commandOf(key: string, commands: PlayerCommands): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => commands.chapter(Number(key) - 1);
  return {
    ' ': commands.toggle,
    k: commands.toggle,
    arrowleft: () => commands.skip(-5),
    arrowright: () => commands.skip(5),
    j: () => commands.skip(-10),
    l: () => commands.skip(10),
    c: commands.toggleCaptions,
    m: commands.toggleSound,
    '<': () => commands.changeSpeed(-1),
    '>': () => commands.changeSpeed(1),
    f: commands.toggleWhole,
  }[key.toLowerCase()];
}

/** Listens to the keys that are printed below the player, but while something else takes them. */
export function usePlayerKeys(commands: PlayerCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || (shiftKey && key !== '<' && key !== '>')) return;
    if (document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.closest(fields)) return;
    // A focused button or link is pressed by it.
    if (key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
    const command = commandOf(key, commands);
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
