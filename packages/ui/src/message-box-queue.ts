import { createStore } from './create-store.ts';

export interface MessageBoxOptions {
  readonly title?: string;
  readonly text: string;
  /** 确定 unless the action has a better word. */
  readonly confirmText?: string;
  readonly cancelText?: string;
}

export interface PendingMessageBox extends MessageBoxOptions {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  answer(isConfirmed: boolean): void;
}

export const messageBoxes = createStore<readonly PendingMessageBox[]>([]);
let lastId = 0;

function ask(kind: PendingMessageBox['kind'], content: string | MessageBoxOptions): Promise<boolean> {
  const options = typeof content === 'string' ? { text: content } : content;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      messageBoxes.set(messageBoxes.get().filter((box) => box.id !== id));
      resolve(isConfirmed);
    };
    messageBoxes.set([...messageBoxes.get(), { ...options, id, kind, answer }]);
  });
}

/** Shows a message that must be read; resolves when it is closed in any way. Boxes are shown one after another. */
export async function showAlert(content: string | MessageBoxOptions): Promise<void> {
  await ask('alert', content);
}

/** Asks for confirmation; resolves true on 确定, false on 取消, Esc and the close button. */
export function showConfirm(content: string | MessageBoxOptions): Promise<boolean> {
  return ask('confirm', content);
}
