import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { copyText } from './copy-text.ts';

/** Copies the address of a page of this site, given by its path, and confirms it. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, window.location.href).href;
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? { text: '链接已复制，可以粘贴给朋友', tone: 'success' }
      : { text: `没有复制成功，请手动复制：${address}`, tone: 'error' },
  );
}

/** Opens the system's share sheet. Cancelling is not a failure. */
export async function shareBySystem(path: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: new URL(path, window.location.href).href });
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'AbortError') return;
    await copyLink(path);
  }
}
