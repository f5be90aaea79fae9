import { createStore } from './create-store.ts';

export interface ToastContent {
  readonly text: string;
  readonly tone?: 'success' | 'error' | 'plain';
  /** An optional action: 去购物车, 撤回. */
  readonly action?: { readonly label: string; onPress(): void } | undefined;
}

export interface ShownToast extends ToastContent {
  readonly id: number;
}

const MOST_AT_ONCE = 3;

export const toasts = createStore<readonly ShownToast[]>([]);
let lastId = 0;

/** Shows a short notice at the bottom for 4 s; returns a function that removes it earlier. */
export function showToast(content: string | ToastContent): () => void {
  lastId += 1;
  const id = lastId;
  const toast = typeof content === 'string' ? { id, text: content } : { ...content, id };
  toasts.set([...toasts.get(), toast].slice(-MOST_AT_ONCE));
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
