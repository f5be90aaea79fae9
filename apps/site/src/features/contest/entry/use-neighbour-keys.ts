import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPageKey } from '../../../shared/is-page-key.ts';

interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The arrow keys, and J and K, go to the work before and after. */
export function useNeighbourKeys({ previous, next }: Neighbours): void {
  const navigate = useNavigate();
  useEffect(() => {
    const targets: Readonly<Record<string, string | null>> = {
      ArrowLeft: previous,
      k: previous,
      ArrowRight: next,
      j: next,
    };
    function press(event: KeyboardEvent): void {
      const target = targets[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!target || !isPageKey(event)) return;
      event.preventDefault();
      void navigate(target);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [previous, next, navigate]);
}
