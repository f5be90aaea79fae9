import { useEffect, useEffectEvent } from 'react';

/** Between two signs of a scanner; no person types so fast for so long. */
const maxGapMs = 60;
const shortest = 6;

/** Listens to a wired or paired scanner that types what it reads and ends with Enter. Ignores typing into a field. */
export function useWedge(onFound: (text: string) => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    let text = '';
    let last = 0;
    function onKey(event: KeyboardEvent) {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const gap = event.timeStamp - last;
      last = event.timeStamp;
      if (gap > maxGapMs) text = '';
      if (event.key.length === 1) text += event.key;
      if (event.key !== 'Enter' || text.length < shortest) return;
      event.preventDefault();
      found(text);
      text = '';
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
