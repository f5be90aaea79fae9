// What is being typed, kept in the browser's tab, so that a reload or a way back gives it again.

const PREFIX = 'kept.';

/** What was kept under this name, which has to tell what it belongs to and of which revision; only this code writes there. */
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
    // The browser's store is full or forbidden: then a reload loses what the warning before it told of.
  }
}

export function forgetKept(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}
