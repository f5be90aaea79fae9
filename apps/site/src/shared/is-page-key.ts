const ownKeys =
  'input, textarea, select, [contenteditable], dialog, [role="radiogroup"], [role="tablist"], [role="slider"]';

/** Whether a key is meant for the page: pressed without modifiers, and not in something that takes it itself. */
export function isPageKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(ownKeys));
}
