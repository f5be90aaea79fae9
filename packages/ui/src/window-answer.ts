const NAME = 'tuyuan-window';

/** What a page in a window tells whoever opened it. */
export interface WindowAnswer {
  readonly name: typeof NAME;
  readonly isConfirmed: boolean;
  readonly value?: unknown;
}

function answer(message: WindowAnswer): void {
  // Only this site's own pages may read it.
  window.parent.postMessage(message, window.location.origin);
}

/** Called in the opened page: closes its window with this answer. The value has to be plain data. */
export function confirmWindow(value?: unknown): void {
  answer({ name: NAME, isConfirmed: true, value });
}

/** Called in the opened page: closes its window without an answer. */
export function cancelWindow(): void {
  answer({ name: NAME, isConfirmed: false });
}

export function isWindowAnswer(data: unknown): data is WindowAnswer {
  return typeof data === 'object' && data !== null && 'name' in data && data.name === NAME && 'isConfirmed' in data;
}

/** Goes into the page's boot script: a page within a window says so, and its header and footer stay away. */
export const windowBootScript = 'if(window.parent!==window)document.documentElement.dataset.inWindow=""';
