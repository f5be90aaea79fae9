import type { EntryKind } from '@tuyuan/contract/contest/activity-words.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { Button, IconButton } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from './entry-card.module.css';
import { PicturePicker } from './picture-picker.tsx';

interface EntryPicturesProps {
  readonly entry: OwnEntry;
  readonly imageIds: readonly number[];
  readonly kinds: readonly EntryKind[];
  readonly seriesMost: number;
  readonly onOrder: (imageIds: readonly number[]) => void;
  readonly onKind: (kind: EntryKind) => void;
}

/** A work's pictures in order; those of a series change places. */
export function EntryPictures({ entry, imageIds, kinds, seriesMost, onOrder, onKind }: EntryPicturesProps) {
  const [isPicking, setPicking] = useState(false);
  const shown = imageIds.flatMap((id) => entry.pictures.find((picture) => picture.id === id) ?? []);
  const isSeries = imageIds.length > 1;

  function move(index: number, by: number): void {
    const next = [...imageIds];
    const [taken] = next.splice(index, 1);
    if (taken !== undefined) next.splice(index + by, 0, taken);
    onOrder(next);
  }

  return (
    <div className={styles.pictures}>
      <ol data-series={isSeries}>
        {shown.map((picture, index) => (
          <li key={picture.id}>
            <img src={workUrl(entry.id, picture, 640)} alt={isSeries ? `第 ${index + 1} 张` : entry.title} />
            {isSeries && (
              <span className={styles.order}>
                <IconButton
                  icon="chevron-left"
                  label={`第 ${index + 1} 张往前`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={`第 ${index + 1} 张往后`}
                  disabled={index === shown.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="close"
                  label={`去掉第 ${index + 1} 张`}
                  onClick={() => onOrder(imageIds.filter((id) => id !== picture.id))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => setPicking(true)}>
        换图片
      </Button>
      {isPicking && (
        <PicturePicker
          kinds={kinds}
          seriesMost={seriesMost}
          room={1}
          chosen={imageIds}
          onPick={({ kind, imageIds: picked }) => {
            onKind(kind);
            onOrder(picked);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
