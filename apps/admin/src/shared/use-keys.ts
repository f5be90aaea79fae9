import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/** Returns whether it was a key it knows. `key` is upper case where it is a letter. */
export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

/**
 * Hears single keys on the whole page, but not while text is written; of keys that write, only Escape is heard then. `isFirst` hears them before
 * the others, which don't hear what it knew.
 */
export function useKeys(handler: KeyHandler, { isFirst = false } = {}): void {
  const current = useRef(handler);
  current.current = handler;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      if (current.current(key, event)) event.preventDefault();
    };
    addEventListener('keydown', press, isFirst);
    return () => removeEventListener('keydown', press, isFirst);
  }, [isFirst]);
}
