export type BookCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'find'
  | 'strip'
  | 'zoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'fullScreen'
  | 'leave';

const commands: Readonly<Record<string, BookCommand>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  g: 'find',
  '/': 'find',
  t: 'strip',
  z: 'zoom',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  f: 'fullScreen',
  Escape: 'leave',
};

/** Returns what a key does in the reader; keys with Ctrl, Cmd or Alt belong to the browser, and those of a field to it. */
export function bookCommandOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): BookCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return key === 'Escape' && target.closest('[data-book]') ? 'leave' : undefined;
  return commands[key.length === 1 ? key.toLowerCase() : key];
}
