const LAST_PATH_KEY = 'lastPath';

type PathStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers where the visitor was, but never a page of logging in or registering. */
export function rememberLastPath(storage: PathStorage, path: string): void {
  if (/^\/(account|oauth|loginByApp)(\/|\?|#|$)/i.test(path)) return;
  try {
    storage.setItem(LAST_PATH_KEY, path);
  } catch {
    // Storage is full or forbidden: only the last path is lost.
  }
}

/** Null when nothing was remembered, or the storage is forbidden. */
export function recallLastPath(storage: PathStorage): string | null {
  try {
    return storage.getItem(LAST_PATH_KEY);
  } catch {
    return null;
  }
}
