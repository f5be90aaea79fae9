import { CloseOutlined } from '@ant-design/icons';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useElementWidth } from '@tuyuan/ui/use-element-width.ts';
import { Button, Dropdown, Grid } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

export interface BulkCommand {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A key that does the same: a letter, or DELETE. */
  readonly letter?: string;
  run(): void;
}

/** Extends the selection to all rows of the list. */
export interface WiderChoice {
  readonly label: string;
  readonly isLoading: boolean;
  choose(): void;
}

interface BulkBarProps {
  readonly selection: Pick<Selection<never>, 'ids' | 'elsewhereCount' | 'clear'>;
  readonly unit: string;
  readonly wider?: WiderChoice | undefined;
  readonly commands: readonly BulkCommand[];
  readonly isRunning: boolean;
}

/** About how wide, in pixels, a command, a note, and all that always stands in the bar are. */
const [COMMAND, WIDER, SURROUNDINGS] = [100, 140, 270];

function isBusyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox'))
  );
}

/** Actions on the selected rows; dark, in the same place over table and grid. Letter keys work while no field has the focus. */
export function BulkBar(props: BulkBarProps) {
  const { selection, unit, wider, commands, isRunning } = props;
  const { lg, md } = Grid.useBreakpoint();
  const bar = useRef<HTMLDivElement>(null);
  const width = useElementWidth(bar);
  const taken = SURROUNDINGS + (wider ? WIDER : 0) + (selection.elsewhereCount > 0 ? WIDER : 0);
  const room = width === undefined ? commands.length : Math.max(3, Math.floor((width - taken) / COMMAND));
  const shownCount = lg ? Math.min(room, commands.length) : md ? 3 : 0;
  const more = commands.slice(shownCount);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
    const command = commands.find(({ letter }) => letter === event.key.toUpperCase());
    if (event.key === 'Escape') selection.clear();
    else if (command && !isRunning) command.run();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label="批量操作">
      <strong className={styles.count} aria-live="polite">
        已选 {formatCount(selection.ids.length)} {unit}
      </strong>
      {selection.elsewhereCount > 0 && (
        <span className={styles.note}>
          其中 {formatCount(selection.elsewhereCount)} {unit}不在本页
        </span>
      )}
      {wider && md !== false && (
        <button type="button" className={styles.wider} disabled={wider.isLoading} onClick={wider.choose}>
          {wider.label}
        </button>
      )}
      <div className={styles.commands}>
        {commands.slice(0, shownCount).map(({ key, label, icon, letter, run }) => (
          <button key={key} type="button" className={styles.command} disabled={isRunning} onClick={run}>
            {icon}
            {label}
            {lg && letter !== undefined && <kbd className={styles.key}>{letter === 'DELETE' ? 'Del' : letter}</kbd>}
          </button>
        ))}
        {more.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: more.map(({ key, label, icon, run }) => ({ key, label, icon, onClick: run, disabled: isRunning })),
            }}
          >
            <button type="button" className={styles.command} aria-label={md ? '更多批量操作' : '批量操作'}>
              {md ? '⋯' : '操作'}
            </button>
          </Dropdown>
        )}
      </div>
      <Button
        type="text"
        size="small"
        className={classNames(styles.command, styles.clear)}
        icon={lg ? null : <CloseOutlined />}
        {...(!lg && { 'aria-label': '取消选择' })}
        onClick={selection.clear}
      >
        {lg && '取消选择'}
        {lg && <kbd className={styles.key}>Esc</kbd>}
      </Button>
    </div>
  );
}
