import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../shared/is-typing.ts';

interface StudioKeys {
  readonly onOthers: () => void;
  readonly onBare: (isHeld: boolean) => void;
  readonly onPublish: () => void;
}

/** `R` other pictures, `B` held shows them bare, `Ctrl Enter` publishes. */
export function useStudioKeys(keys: StudioKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return keys.onPublish();
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key.toLowerCase() === 'r') keys.onOthers();
    if (event.key.toLowerCase() === 'b') keys.onBare(true);
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'b') keys.onBare(false);
  });
  useEffect(() => {
    const letGo = () => release(new KeyboardEvent('keyup', { key: 'b' }));
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', letGo);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', letGo);
    };
  }, []);
}
