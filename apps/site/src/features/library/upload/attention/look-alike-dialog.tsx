import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { likenessText } from '@tuyuan/upload/refusal-words.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '../desk/picture.ts';
import styles from './look-alike.module.css';
import { LookAlikeFacts } from './look-alike-facts.tsx';
import { type CompareMode, compareModes, LookAlikeStage } from './look-alike-stage.tsx';

interface LookAlikeDialogProps {
  /** Those that wait for a decision; the first is shown. */
  readonly pictures: readonly Picture[];
  onKeep(ids: readonly number[]): void;
  onRemove(ids: readonly number[]): void;
  onClose(): void;
}

/** A picture beside the one it looks like, until all are decided. */
export function LookAlikeDialog({ pictures, onKeep, onRemove, onClose }: LookAlikeDialogProps) {
  const [mode, setMode] = useState<CompareMode>('beside');
  const [isForAll, setForAll] = useState(false);
  const [total, setTotal] = useState(pictures.length);
  const [shown] = pictures;
  const known = shown?.item.lookAlikes[0];
  if (pictures.length > total) setTotal(pictures.length);
  const ids = (isForAll ? pictures : pictures.slice(0, 1)).map(({ id }) => id);

  const press = useEffectEvent((key: string) => {
    if (key === '1') onKeep(ids);
    else if (key === '2') onRemove(ids);
    else if (key === 'v') setMode(compareModes[(compareModes.indexOf(mode) + 1) % compareModes.length] ?? 'beside');
  });
  const isOpen = shown !== undefined && known !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) press(event.key.toLowerCase());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  if (!shown || !known) return null;
  return (
    <Dialog
      isOpen
      width="1100px"
      title={`画面相近 ${likenessText(known.likeness)}，要两张都留吗？${total > 1 ? `（${total - pictures.length + 1} / ${total}）` : ''}`}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <p className={styles.hint}>两张时间、光线不同，一般可以都留。连拍的同一瞬间请只留最好的一张。</p>
          <Button onClick={() => onRemove(ids)}>
            不传这张<kbd className={styles.key}>2</kbd>
          </Button>
          <Button kind="primary" onClick={() => onKeep(ids)}>
            都保留<kbd className={styles.key}>1</kbd>
          </Button>
          {pictures.length > 1 && (
            <div className={styles.rest}>
              <Checkbox state={isForAll} onChange={setForAll}>
                余下 {pictures.length - 1} 组也这样处理
              </Checkbox>
            </div>
          )}
        </div>
      }
    >
      <LookAlikeStage key={shown.id} picture={shown} known={known} mode={mode} onMode={setMode} />
      <LookAlikeFacts picture={shown} known={known} />
    </Dialog>
  );
}
