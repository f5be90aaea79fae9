import { Dialog } from 'antd-mobile';
import type { Question } from './confirm.ts';

export function confirmDialog({ text, ...question }: Question): Promise<boolean> {
  return Dialog.confirm({ ...question, content: text });
}
