import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getUploads, UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { AttentionList, type KnownPicture } from './attention/attention-list.tsx';
import { KnownDialog } from './attention/known-dialog.tsx';
import { LookAlikeDialog } from './attention/look-alike-dialog.tsx';
import type { Picture } from './desk/picture.ts';
import { usePictures } from './desk/use-pictures.ts';
import { useUploadActions } from './desk/use-upload-actions.ts';
import { useUploadKeys } from './desk/use-upload-keys.ts';
import { DropZone } from './files/drop-zone.tsx';
import { useIncomingFiles } from './files/use-incoming-files.ts';
import { BulkForm } from './form/bulk-form.tsx';
import { FormPanel } from './form/form-panel.tsx';
import { FormSheet } from './form/form-sheet.tsx';
import { SubmitBar } from './form/submit-bar.tsx';
import { FilterBar } from './grid/filter-bar.tsx';
import { PictureGroups } from './grid/picture-groups.tsx';
import { useSelection } from './grid/use-selection.ts';
import { useShownPictures } from './grid/use-shown-pictures.ts';
import { ProgressPanel } from './progress/progress-panel.tsx';
import styles from './upload-board.module.css';
import { UploadHead } from './upload-head.tsx';

interface UploadBoardProps {
  readonly desk: UploadDesk;
  readonly items: readonly UploadItem[];
  readonly limits: ResultOf<typeof getUploads>['limits'];
  reload(): void;
}

const checksEveryMs = 2000;

export function UploadBoard({ desk, items, limits, reload }: UploadBoardProps) {
  const pictures = usePictures(desk, items);
  const actions = useUploadActions(desk, items);
  const { turnedAway, preparing } = useSyncExternalStore(desk.subscribe, desk.get);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isWide = useMediaQuery('(min-width: 1200px)');
  const shown = useShownPictures(pictures);
  const selection = useSelection(useMemo(() => new Set(shown.shelf.map(({ id }) => id)), [shown.shelf]));
  const chosen = shown.groups.flatMap((group) => group.pictures).filter(({ id }) => selection.ids.has(id));
  const [comparing, setComparing] = useState<number>();
  const [known, setKnown] = useState<KnownPicture>();
  const filters = useRef<HTMLFieldSetElement>(null);

  function add(files: readonly File[], inPlaceOf?: Picture): void {
    desk.add(files, {
      items,
      maxBytes: limits.maxFileBytes,
      ...(inPlaceOf && { details: inPlaceOf.item.details }),
    });
    if (inPlaceOf) void actions.remove([inPlaceOf.id]);
  }
  const isOver = useIncomingFiles(add);

  const isChecking = pictures.some(({ state }) => state === 'checking');
  const check = useEffectEvent(reload);
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => check(), checksEveryMs);
    return () => clearInterval(timer);
  }, [isChecking]);

  const alike = pictures.filter(({ item, state }) => state !== 'refused' && item.lookAlikes.length > 0);
  const compared = [...alike.filter(({ id }) => id === comparing), ...alike.filter(({ id }) => id !== comparing)];
  useUploadKeys({
    undo: () => void actions.undo(),
    selectGroup: () => selection.setMany(shown.groupAt(document.activeElement), true),
    pauseOrContinue() {
      const states = [...desk.queue.get().transfers.values()].map(({ state }) => state);
      if (states.includes('sending') || states.includes('queued')) desk.queue.pause();
      else desk.queue.resume();
    },
    compare: () => setComparing(alike[0]?.id),
    removeSelected: () => void actions.remove([...selection.ids]),
    focusFilter: () => filters.current?.querySelector('button')?.focus(),
  });

  const hasPictures = items.length > 0 || preparing > 0;
  const form = (
    <BulkForm
      key={`${actions.undone} ${chosen.map(({ id }) => id).join(' ')}`}
      pictures={chosen}
      others={shown.shelf.filter(({ id }) => !selection.ids.has(id))}
      minLabels={limits.minLabels}
      actions={actions}
    />
  );
  const submitBar = (isShort: boolean) => (
    <SubmitBar pictures={shown.shelf} actions={actions} isShort={isShort} onFilter={shown.setFilter} />
  );
  return (
    <div className={styles.page}>
      <UploadHead limits={limits} hasPictures={hasPictures} savedAt={actions.savedAt} />
      <div className={styles.board}>
        <div className={styles.main}>
          <div className={hasPictures ? styles.top : undefined}>
            {hasPictures && <ProgressPanel queue={desk.queue} items={items} preparing={preparing} />}
            <DropZone
              isLarge={!hasPictures}
              isOver={isOver}
              maxFileBytes={limits.maxFileBytes}
              minPixels={limits.minPixels}
              onFiles={(files) => add(files)}
            />
          </div>
          <AttentionList
            key={String(isPhone)}
            desk={desk}
            pictures={pictures}
            turnedAway={turnedAway}
            maxFileBytes={limits.maxFileBytes}
            isPhone={isPhone}
            actions={{
              compare: setComparing,
              show: setKnown,
              keep: (ids) => void actions.keepLookAlikes(ids),
              remove: (ids) => void actions.remove(ids),
              add,
            }}
          />
          {shown.shelf.length > 0 && (
            <>
              <FilterBar
                pictures={shown.shelf}
                filter={shown.filter}
                isGrouped={shown.isGrouped}
                bar={filters}
                onFilter={shown.setFilter}
                onGroup={shown.setGrouped}
              />
              <PictureGroups
                desk={desk}
                groups={shown.groups}
                selection={selection}
                isGrouped={shown.isGrouped}
                onRemove={(ids) => void actions.remove(ids)}
              />
              {shown.groups.length === 0 && <p className={styles.none}>这个状态下没有图片。</p>}
            </>
          )}
        </div>
        {isWide ? (
          <div className={styles.side}>
            <FormPanel
              selected={chosen.length}
              hasPictures={hasPictures}
              footer={submitBar(false)}
              onClear={selection.clear}
            >
              {form}
            </FormPanel>
          </div>
        ) : (
          hasPictures && (
            <FormSheet
              selected={chosen.length}
              footer={submitBar(false)}
              bar={submitBar(true)}
              onFiles={(files) => add(files)}
            >
              {form}
            </FormSheet>
          )
        )}
      </div>
      <LookAlikeDialog
        pictures={comparing === undefined ? [] : compared}
        onKeep={(ids) => void actions.keepLookAlikes(ids)}
        onRemove={(ids) => void actions.remove(ids)}
        onClose={() => setComparing(undefined)}
      />
      <KnownDialog known={known} onClose={() => setKnown(undefined)} />
    </div>
  );
}
