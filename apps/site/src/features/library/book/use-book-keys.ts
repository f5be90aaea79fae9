import { useEffect, useEffectEvent } from 'react';
import { type BookCommand, bookCommandOf } from './book-keys.ts';

/** Listens on the whole page, which is nothing but the book. */
export function useBookKeys(run: (command: BookCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const command = bookCommandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
