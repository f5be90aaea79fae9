import { useEffect, useEffectEvent } from 'react';

export interface UploadKeys {
  undo(): void;
  selectGroup(): void;
  pauseOrContinue(): void;
  compare(): void;
  removeSelected(): void;
  focusFilter(): void;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'file'].includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

function actionOf(event: KeyboardEvent): keyof UploadKeys | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  return (event.ctrlKey || event.metaKey ? commandKeys : plainKeys).get(key);
}

const commandKeys = new Map<string, keyof UploadKeys>([
  ['z', 'undo'],
  ['a', 'selectGroup'],
]);
const plainKeys = new Map<string, keyof UploadKeys>([
  ['p', 'pauseOrContinue'],
  ['v', 'compare'],
  ['delete', 'removeSelected'],
  ['/', 'focusFilter'],
]);

/** Hears the page's keys, except while a person types or a dialog is open. */
export function useUploadKeys(keys: UploadKeys): void {
  const act = useEffectEvent((action: keyof UploadKeys) => keys[action]());
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.shiftKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      act(action);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
