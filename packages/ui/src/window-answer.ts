const NAME = 'tuyuan-window';

/** Message of a page in a window to its opener. */
export interface WindowAnswer {
  readonly name: typeof NAME;
  readonly isConfirmed: boolean;
  readonly value?: unknown;
}

function answer(message: WindowAnswer): void {
  // Only this site's own pages may read it.
  window.parent.postMessage(message, window.location.origin);
}

/** Closes the window of the opened page that calls it, with this answer. The value must be plain data. */
export function confirmWindow(value?: unknown): void {
  answer({ name: NAME, isConfirmed: true, value });
}

/** Closes the window of the opened page that calls it, without an answer. */
export function cancelWindow(): void {
  answer({ name: NAME, isConfirmed: false });
}

export function isWindowAnswer(data: unknown): data is WindowAnswer {
  return typeof data === 'object' && data !== null && 'name' in data && data.name === NAME && 'isConfirmed' in data;
}

/** Part of the page's boot script: marks a page inside a window, which hides its header and footer. */
export const windowBootScript = 'if(window.parent!==window)document.documentElement.dataset.inWindow=""';
