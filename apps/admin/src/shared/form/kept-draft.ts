// Input stored in the browser tab, so that it survives a reload or going back.

const PREFIX = 'kept.';

/** Returns what was stored under this name, which must identify the object and its revision; only this code writes there. */
export function readKept<Value>(name: string): Value | undefined {
  const text = sessionStorage.getItem(PREFIX + name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The browser's storage is full or forbidden: then a reload loses the input, as the earlier warning said.
  }
}

export function forgetKept(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}
