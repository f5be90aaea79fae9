import type { ImageDecision } from '@tuyuan/contract/library/image-decision.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { WorkActions } from './use-work-actions.ts';
import { WorkRow } from './work-row.tsx';
import styles from './work-rows.module.css';
import type { WorksState } from './works-state.ts';

interface WorkRowsProps {
  readonly images: readonly OwnImage[];
  readonly decisions: ReadonlyMap<number, ImageDecision>;
  readonly state: WorksState;
  readonly chosen: ReadonlySet<number>;
  readonly actions: WorkActions;
  onChoose(chosen: ReadonlySet<number>): void;
  /** Opens the form that changes what is chosen. */
  onEdit(): void;
}

/** The pictures of a page with their figures; the bar above them acts on those that are chosen. */
export function WorkRows({ images, decisions, state, chosen, actions, onChoose, onEdit }: WorkRowsProps) {
  const picked = images.filter(({ id }) => chosen.has(id));
  const all = picked.length === images.length ? true : picked.length > 0 ? 'mixed' : false;
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <div className={styles.list}>
      {picked.length > 0 && (
        <BulkBar picked={picked} actions={actions} onEdit={onEdit} onClear={() => onChoose(new Set())} />
      )}
      <table className={styles.table} aria-label="我的图片">
        <thead>
          <tr>
            <th className={styles.choice}>
              <Checkbox
                state={all}
                label="选中这一页"
                onChange={(isAll) => onChoose(new Set(isAll ? images.map(({ id }) => id) : []))}
              />
            </th>
            <th>图片</th>
            <th>状态</th>
            <th>价格</th>
            <th>近 30 天</th>
            <th className={styles.figure}>浏览</th>
            <th className={styles.figure}>喜欢</th>
            <th className={styles.figure}>收藏</th>
            <th className={styles.figure}>下载</th>
            <th>
              <span className={styles.hidden}>操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {images.map((image) => (
            <WorkRow
              key={image.id}
              image={image}
              decision={decisions.get(image.id)}
              state={state}
              isChosen={chosen.has(image.id)}
              actions={actions}
              onChoose={(isChosen) => choose(image.id, isChosen)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
