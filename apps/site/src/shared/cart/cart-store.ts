import type { LicenceTier } from '@tuyuan/contract/library/image.ts';

/** What the browser keeps of a line. */
export interface StoredLine {
  /** Of the account's line; null for a visitor's. */
  readonly id: number | null;
  /** Of the image or of the video; the other is null. */
  readonly imageId: number | null;
  readonly videoId: number | null;
  readonly tier: LicenceTier;
  readonly unitPrice: number;
  readonly canUseAuthPay: boolean;
  readonly checked: boolean;
}

export interface StoredCart {
  /** Whose it is: kept here alone, or a copy of the account's. */
  readonly mode: 'guest' | 'account';
  readonly list: readonly StoredLine[];
  /** Milliseconds. */
  readonly updatedTime: number;
}

type Line = Omit<StoredLine, 'checked'>;

export const cartStorageKey = 'm-cart';
const empty: StoredCart = { mode: 'guest', list: [], updatedTime: 0 };

/** A choice as it is written in addresses: `<image id>:<tier>`, `v<video id>:<tier>`. */
export const lineKey = ({ imageId, videoId, tier }: Pick<StoredLine, 'imageId' | 'videoId' | 'tier'>): string =>
  `${imageId ?? `v${videoId}`}:${tier}`;

/** Takes over what the account has: lines that are known keep their check, new ones are checked. */
export function takeLines(cart: StoredCart, lines: readonly Line[]): StoredCart {
  const unchecked = new Set(cart.list.filter(({ checked }) => !checked).map(lineKey));
  return changed(
    'account',
    lines.map((line) => ({ ...line, checked: !unchecked.has(lineKey(line)) })),
  );
}

export function addLine(cart: StoredCart, line: Line): StoredCart {
  const rest = cart.list.filter((each) => lineKey(each) !== lineKey(line));
  return changed(cart.mode, [{ ...line, checked: true }, ...rest]);
}

/** Checks lines or takes their check away; keys that aren't in the cart are ignored. */
export function checkLines(cart: StoredCart, keys: ReadonlySet<string>, checked: boolean): StoredCart {
  return changed(
    cart.mode,
    cart.list.map((line) => (keys.has(lineKey(line)) ? { ...line, checked } : line)),
  );
}

export function removeLines(cart: StoredCart, keys: ReadonlySet<string>): StoredCart {
  return changed(
    cart.mode,
    cart.list.filter((line) => !keys.has(lineKey(line))),
  );
}

export function emptyCart(mode: StoredCart['mode']): StoredCart {
  return changed(mode, []);
}

/** Sums of what is checked: `tcTotal` counts what a package can pay, `xjTotal` is the others' price in cents. */
export function cartTotals(list: readonly StoredLine[]): { tcTotal: number; xjTotal: number } {
  const checked = list.filter((line) => line.checked);
  return {
    tcTotal: checked.filter(({ canUseAuthPay }) => canUseAuthPay).length,
    xjTotal: checked.filter(({ canUseAuthPay }) => !canUseAuthPay).reduce((sum, { unitPrice }) => sum + unitPrice, 0),
  };
}

function changed(mode: StoredCart['mode'], list: readonly StoredLine[]): StoredCart {
  return { mode, list, updatedTime: Date.now() };
}

function read(): StoredCart {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(cartStorageKey) ?? 'null');
    return isCart(found) ? found : empty;
  } catch {
    return empty;
  }
}

function isCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null || !('list' in value) || !Array.isArray(value.list)) return false;
  return (
    'mode' in value &&
    value.list.every((line) => Number.isInteger(line?.imageId ?? line?.videoId) && typeof line?.tier === 'string')
  );
}

const listeners = new Set<() => void>();
let current: StoredCart | undefined;

/** The cart of this browser, shared by its tabs. */
export const cartStore = {
  get(): StoredCart {
    current ??= read();
    return current;
  },
  /** On the server and until the page is live there is none. */
  getServer: (): StoredCart => empty,
  change(how: (cart: StoredCart) => StoredCart): void {
    current = how(cartStore.get());
    window.localStorage.setItem(cartStorageKey, JSON.stringify(current));
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key !== cartStorageKey) return;
      current = undefined;
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  },
};
