import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { useState } from 'react';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './keep-all-bar.module.css';
import { useMaterial } from './use-material.ts';

interface KeepAllBarProps {
  /** 今天 or 以下. */
  readonly of: string;
  /** Files that are available but not on the phone yet. */
  readonly items: readonly Attachment[];
}

/** Brings all of them onto the phone, for the hall without network. */
export function KeepAllBar({ of, items }: KeepAllBarProps) {
  const { keep } = useMaterial();
  // Kept separately, because `items` shrinks with every stored file.
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);

  async function keepAll(): Promise<void> {
    const count = items.length;
    setProgress({ done: 0, count });
    for (const [index, item] of items.entries()) {
      if (!(await keep(item))) {
        setProgress(undefined);
        return;
      }
      setProgress({ done: index + 1, count });
    }
    setProgress(undefined);
    await say('都下载好了，没有网络也能看');
  }

  return (
    <aside className={styles.bar} aria-label="一起下载">
      <span className={styles.words}>
        {progress === undefined
          ? `下载${of}全部，${items.length} 份 ${formatFileSize(bytes)}`
          : `正在下载，第 ${Math.min(progress.done + 1, progress.count)} 份，共 ${progress.count} 份`}
      </span>
      <Button isPrimary size="small" isBusy={progress !== undefined} onClick={() => void keepAll()}>
        {buttonWords()}
      </Button>
    </aside>
  );
}

/** Names the download cost if the browser reports the connection type. */
function buttonWords(): string {
  const type = 'connection' in navigator ? Reflect.get(Object(navigator.connection), 'type') : undefined;
  if (type === 'wifi') return '在 Wi-Fi 下载';
  return type === 'cellular' ? '用流量下载' : '全部下载';
}
