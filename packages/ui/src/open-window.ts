import { createStore } from './create-store.ts';

export interface WindowOptions {
  /** Path of a page of this site; `:name` parts are filled from `params`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly title?: string;
  /** CSS lengths. On phones a window is as wide as the screen less 32 px. */
  readonly width?: string;
  readonly top?: string;
  readonly isFullscreen?: boolean;
  /** Whether the close button and Esc close it. */
  readonly isClosable?: boolean;
  readonly closesOnBackdrop?: boolean;
}

export interface PendingWindow {
  readonly id: number;
  readonly address: string;
  readonly title: string;
  readonly width: string;
  readonly top: string;
  readonly isFullscreen: boolean;
  readonly isClosable: boolean;
  readonly closesOnBackdrop: boolean;
  confirm(value?: unknown): void;
  cancel(): void;
}

/** Rejection of a window's promise: it was closed without an answer. */
export class WindowCancelled extends Error {
  constructor() {
    super('The window was closed without an answer');
  }
}

export const windows = createStore<readonly PendingWindow[]>([]);
let lastId = 0;

/** Returns the path and query of a page. Throws for anything that is not a page of this origin. */
export function windowAddress({ path, params = {}, query = {} }: WindowOptions, origin: string): string {
  // "//host" and "/\host" lead away although they begin with a slash.
  const isHere = (address: string) => URL.canParse(address, origin) && new URL(address, origin).origin === origin;
  if (!path.startsWith('/') || !isHere(path)) throw new Error(`${path} is not a page of this site`);
  const filled = path.replace(/:([A-Za-z]\w*)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Opens a page of this site in a window of its own. Resolves with the page's answer (`confirmWindow`), undefined for a
 * plain 确定; rejects with `WindowCancelled` on 取消, Esc, the close button and a press outside it. Throws for pages of
 * other sites.
 */
export function openWindow(options: WindowOptions): Promise<unknown> {
  const address = windowAddress(options, window.location.origin);
  const { title = '窗口', width = '50%', top = '15vh' } = options;
  const { isFullscreen = false, isClosable = true, closesOnBackdrop = true } = options;
  lastId += 1;
  const id = lastId;
  const close = () => windows.set(windows.get().filter((open) => open.id !== id));
  return new Promise((resolve, reject) => {
    const pending: PendingWindow = {
      ...{ id, address, title, width, top, isFullscreen, isClosable, closesOnBackdrop },
      confirm(value) {
        close();
        resolve(value);
      },
      cancel() {
        close();
        reject(new WindowCancelled());
      },
    };
    windows.set([...windows.get(), pending]);
  });
}
