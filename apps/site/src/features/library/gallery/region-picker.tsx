import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Popover } from '@tuyuan/ui/popover.tsx';
import { useState } from 'react';
import { choiceOf, type LibraryTree, namesOfChosen, toggleNode } from '../../../shared/library-tree.ts';
import styles from './region-picker.module.css';

interface RegionPickerProps {
  readonly regions: LibraryTree;
  readonly chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** Regions by level, any number of them: 大理、丽江、迪庆. */
export function RegionPicker({ regions, chosen, onChange }: RegionPickerProps) {
  if (regions.roots.length === 0) return null;
  const names = namesOfChosen(regions, chosen);
  return (
    <Popover
      text={names.length > 0 ? names.join('、') : '全部地区'}
      label="地区"
      icon="location"
      isActive={chosen.length > 0}
    >
      {(close) => (
        <div className={styles.picker}>
          <RegionColumns regions={regions} chosen={chosen} onChange={onChange} />
          <div className={styles.foot}>
            <Button size="small" kind="text" disabled={chosen.length === 0} onClick={() => onChange([])}>
              不限地区
            </Button>
            <Button size="small" onClick={close}>
              完成
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}

function RegionColumns({ regions, chosen, onChange }: RegionPickerProps) {
  const [opened, setOpened] = useState<readonly number[]>(() => openedAtFirst(regions, chosen));
  // A single root is the site's own province; a column for it alone would be useless.
  const [only] = regions.roots;
  const first = regions.roots.length === 1 && only ? regions.childrenOf(only.id) : regions.roots;
  const columns = [first, ...opened.map((id) => regions.childrenOf(id))].filter((nodes) => nodes.length > 0);
  return (
    <div className={styles.columns}>
      {columns.map((nodes, level) => (
        <ul
          key={nodes[0]?.id}
          className={styles.column}
          aria-label={level === 0 ? '地区' : regions.node(opened[level - 1] ?? 0)?.name}
        >
          {nodes.map(({ id, name, imageCount }) => (
            <li key={id} className={classNames(styles.region, opened[level] === id && styles.opened)}>
              <Checkbox
                state={choiceOf(regions, chosen, id)}
                onChange={() => onChange(toggleNode(regions, chosen, id))}
              >
                <span className={styles.name}>{name}</span>
              </Checkbox>
              <span className={styles.count}>{formatCount(imageCount)}</span>
              {regions.childrenOf(id).length > 0 && (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`${name}的下级地区`}
                  aria-expanded={opened[level] === id}
                  onClick={() => setOpened([...opened.slice(0, level), ...(opened[level] === id ? [] : [id])])}
                >
                  <Icon name="chevron-right" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Returns the path to the first chosen region. */
function openedAtFirst(regions: LibraryTree, [chosen]: readonly number[]): number[] {
  if (chosen === undefined) return [];
  const above = regions.ancestorsOf(chosen).map(({ id }) => id);
  return regions.roots.length === 1 ? above.slice(1) : above;
}
