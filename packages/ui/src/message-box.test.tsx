// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { MessageBoxHost } from './message-box.tsx';
import { showAlert, showConfirm } from './message-box-queue.ts';
import { find, findButton, mount, press } from './testing/mount.ts';

async function ask<Answer>(open: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
  await mount(<MessageBoxHost />);
  return act(async () => ({ answer: open() }));
}

test('确定 answers a question with yes and closes it', async () => {
  const { answer } = await ask(() => showConfirm('删除这张图片？'));
  expect(find('dialog').textContent).toContain('删除这张图片？');
  await press(findButton('确定'));
  await expect(answer).resolves.toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

test('取消, Esc and the close button answer with no', async () => {
  const first = await ask(() => showConfirm('一'));
  await press(findButton('取消'));
  await expect(first.answer).resolves.toBe(false);
  const second = await act(async () => ({ answer: showConfirm('二') }));
  await act(async () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  await expect(second.answer).resolves.toBe(false);
  const third = await act(async () => ({ answer: showConfirm('三') }));
  await press(findButton('关闭'));
  await expect(third.answer).resolves.toBe(false);
});

test('an alert has 确定 and the close button, no 取消, and waits until one is pressed', async () => {
  const { answer } = await ask(() => showAlert({ title: '出错了', text: '网络中断，请重试。' }));
  expect(find('dialog').getAttribute('role')).toBe('alertdialog');
  expect(() => findButton('取消')).toThrow();
  await press(findButton('关闭'));
  await expect(answer).resolves.toBeUndefined();
});

test('boxes wait for one another', async () => {
  await mount(<MessageBoxHost />);
  await act(async () => {
    void showAlert('先');
    void showAlert('后');
  });
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(find('dialog').textContent).toContain('先');
  await press(findButton('确定'));
  expect(find('dialog').textContent).toContain('后');
  await press(findButton('确定'));
});

test('the confirming button has the focus, and it returns to what had it', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  await ask(() => showConfirm('继续？'));
  expect(document.activeElement?.textContent).toBe('确定');
  await press(findButton('确定'));
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
