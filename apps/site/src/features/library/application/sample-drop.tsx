import { Icon } from '@tuyuan/ui/icon.tsx';
import type { DragEvent } from 'react';
import { gapTarget } from './list-gaps.ts';
import styles from './sample-card.module.css';

interface SampleDropProps {
  readonly isFull: boolean;
  onPicked(files: readonly File[]): void;
}

/** Takes samples that are dropped on it or chosen. */
export function SampleDrop({ isFull, onPicked }: SampleDropProps) {
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    onPicked(
      [...event.dataTransfer.files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)),
    );
  }
  if (isFull) return <p className={styles.full}>样片够了；要换就先去掉一张。</p>;
  return (
    <label className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        id={gapTarget('samples')}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        className={styles.input}
        aria-label="选样片"
        onChange={(event) => {
          onPicked([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Icon name="image" size={22} />
      <span>
        拖进来，或 <b>选文件</b>
      </span>
      <small>挑你最拿得出手、题材不同的几张</small>
    </label>
  );
}
