import { App } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAttempt } from '../use-attempt.ts';

interface Removal {
  /** 删除《云上怒江》？ */
  readonly title: string;
  /** What goes with it. */
  readonly content: string;
  readonly done: string;
  /** Where to go then. */
  readonly path: string;
  remove(): Promise<unknown>;
}

/** Deletes what a page is about, once that is confirmed. `isRemoved` says that unsaved changes no longer matter. */
export function useRemoval(): { isRemoved: boolean; ask(removal: Removal): Promise<void> } {
  const [isRemoved, setRemoved] = useState(false);
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const navigate = useNavigate();
  return {
    isRemoved,
    async ask({ title, content, done, path, remove }) {
      const isSure = await modal.confirm({ title, content, okText: '删除', okButtonProps: { danger: true } });
      if (!isSure || !(await attempt(remove, done))) return;
      // The guard of unsaved changes has to be gone before the page is left.
      flushSync(() => setRemoved(true));
      void navigate(path);
    },
  };
}
