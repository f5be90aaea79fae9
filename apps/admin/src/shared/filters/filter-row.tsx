import { FilterOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Badge, Button, Grid, Popover } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { ActiveFilter, FilterControl } from './define-filters.ts';
import styles from './filter-row.module.css';

interface FilterRowProps<Values> {
  /** Most used first: on small screens the rest folds behind one button. */
  readonly controls: readonly FilterControl[];
  readonly active: readonly ActiveFilter<Values>[];
  /** Behind the filters, whatever the room. */
  readonly tools: ReactNode;
  readonly onDrop: (patch: Partial<Values>) => void;
  readonly onClear: () => void;
}

/** A list's filters in one row; active folded ones show as chips. */
export function FilterRow<Values>({ controls, active, tools, onDrop, onClear }: FilterRowProps<Values>) {
  const { xl, md } = Grid.useBreakpoint();
  const keyword = controls.find(({ isKeyword }) => isKeyword);
  const others = controls.filter(({ isKeyword }) => !isKeyword);
  const shownCount = xl ? others.length : md ? 1 : 0;
  const folded = others.slice(shownCount);
  const foldedSet = folded.filter(({ isSet }) => isSet).length;
  return (
    <div className={styles.filters}>
      <search className={styles.row}>
        {keyword && <div className={styles.keyword}>{keyword.control}</div>}
        {others.slice(0, shownCount).map(({ key, control }) => (
          <Fragment key={key}>{control}</Fragment>
        ))}
        {folded.length > 0 && (
          <Popover
            trigger="click"
            placement="bottomRight"
            content={
              <div className={styles.panel}>
                {folded.map(({ key, label, control }) => (
                  <div key={key}>
                    <div className={styles.label}>{label}</div>
                    {control}
                  </div>
                ))}
              </div>
            }
          >
            <Badge count={foldedSet} size="small">
              <Button icon={<FilterOutlined />} aria-label={`筛选${foldedSet > 0 ? `，已用 ${foldedSet} 项` : ''}`}>
                {md ? '筛选' : null}
              </Button>
            </Badge>
          </Popover>
        )}
        {active.length > 0 && folded.length === 0 && (
          <Button type="link" className={classNames(styles.clear)} onClick={onClear}>
            清空
          </Button>
        )}
        {tools}
      </search>
      {active.length > 0 && folded.length > 0 && (
        <div className={styles.chips}>
          {active.map(({ key, label, without }) => (
            <Button key={key} size="small" onClick={() => onDrop(without)} title="去掉这个条件">
              {label} ×
            </Button>
          ))}
          <Button type="link" size="small" onClick={onClear}>
            清空
          </Button>
        </div>
      )}
    </div>
  );
}
