import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import styles from './bulk-bar.module.css';
import { TakeoutButton } from './takeout-button.tsx';
import type { WorkActions } from './use-work-actions.ts';

interface BulkBarProps {
  readonly picked: readonly OwnImage[];
  readonly actions: WorkActions;
  onEdit(): void;
  onClear(): void;
}

/** What can be done with the chosen pictures; each action takes those that it applies to. */
export function BulkBar({ picked, actions, onEdit, onClear }: BulkBarProps) {
  const idsOf = (may: (image: OwnImage) => boolean) => picked.filter(may).map(({ id }) => id);
  const run = (act: (ids: readonly number[]) => Promise<void>, ids: readonly number[]) => {
    void act(ids).then(onClear);
  };
  const moves = [
    {
      label: '提交审核',
      act: actions.submit,
      ids: idsOf(({ abilities, missing }) => abilities.submit && missing.length === 0),
    },
    { label: '撤回', act: actions.withdraw, ids: idsOf(({ reviewState }) => reviewState === 'pending') },
    { label: '下架', act: actions.takeOffline, ids: idsOf(({ abilities }) => abilities.takeOffline) },
    { label: '重新发布', act: actions.publish, ids: idsOf(({ abilities }) => abilities.publish) },
    { label: '恢复', act: actions.restore, ids: idsOf(({ abilities }) => abilities.restore) },
    { label: '移到回收站', act: actions.remove, ids: idsOf(({ abilities }) => abilities.delete) },
  ];
  return (
    <div className={styles.bar} role="toolbar" aria-label={`对选中的 ${picked.length} 张`}>
      <p className={styles.count} aria-live="polite">
        已选 {picked.length} 张
      </p>
      {picked.some(({ abilities }) => abilities.edit) && (
        <Button kind="text" size="small" className={styles.act} onClick={onEdit}>
          改资料
        </Button>
      )}
      {moves
        .filter(({ ids }) => ids.length > 0)
        .map(({ label, act, ids }) => (
          <Button key={label} kind="text" size="small" className={styles.act} onClick={() => run(act, ids)}>
            {ids.length === picked.length ? label : `${label} ${ids.length} 张`}
          </Button>
        ))}
      <TakeoutButton ids={picked.map(({ id }) => id)} className={styles.act} />
      <Button kind="text" size="small" className={styles.act} onClick={onClear}>
        取消
      </Button>
    </div>
  );
}
