import type { EntryFields } from '@tuyuan/api-client/contest/use-entry-draft.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { ChevronLeft, ChevronRight, Replace, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import styles from './entry-pictures.module.css';

const PickerSheet = lazy(async () => ({ default: (await import('./picker-sheet.tsx')).PickerSheet }));

interface EntryPicturesProps {
  readonly entry: OwnEntry;
  readonly imageIds: readonly number[];
  readonly rules: ActivityRules;
  onChange(part: Partial<Pick<EntryFields, 'kind' | 'imageIds'>>): void;
}

/** A work's pictures in order; those of a series change places. */
export function EntryPictures({ entry, imageIds, rules, onChange }: EntryPicturesProps) {
  const [isPicking, setPicking] = useState(false);
  const shown = imageIds.flatMap((id) => entry.pictures.find((picture) => picture.id === id) ?? []);
  const isSeries = imageIds.length > 1;

  function move(index: number, by: number): void {
    const next = [...imageIds];
    const [taken] = next.splice(index, 1);
    if (taken !== undefined) next.splice(index + by, 0, taken);
    onChange({ imageIds: next });
  }

  return (
    <>
      <ol className={styles.pictures} data-series={isSeries}>
        {shown.map((picture, index) => (
          <li key={picture.id}>
            <img
              src={resourceUrl(workPicturePath(entry.id, picture, 640))}
              alt={isSeries ? `第 ${index + 1} 张` : entry.title}
              width={picture.width}
              height={picture.height}
            />
            {isSeries && (
              <span className={styles.order}>
                <button
                  type="button"
                  aria-label={`第 ${index + 1} 张往前`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ChevronLeft size={20} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`第 ${index + 1} 张往后`}
                  disabled={index === shown.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ChevronRight size={20} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`去掉第 ${index + 1} 张`}
                  onClick={() => onChange({ imageIds: imageIds.filter((id) => id !== picture.id) })}
                >
                  <X size={20} aria-hidden />
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <Button icon={Replace} onClick={() => setPicking(true)}>
        换图片
      </Button>
      {isPicking && (
        <Suspense>
          <PickerSheet
            rules={rules}
            room={1}
            chosen={imageIds}
            onPick={(picked) => {
              onChange(picked);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
