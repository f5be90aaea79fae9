import { Dialog } from 'antd-mobile';
import type { Question } from './confirm.ts';

export function confirmDialog({ title, text, confirmText }: Question): Promise<boolean> {
  return Dialog.confirm({ title, content: text, confirmText });
}
