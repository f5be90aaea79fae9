import { Button } from 'antd';
import type { ActiveFilter } from '../filters/filter-row.tsx';
import { NoMatch } from '../states/no-match.tsx';
import { StateMessage } from '../states/state-message.tsx';
import type { ListControl } from './use-list-state.ts';

interface LogEmptyProps<Filters> {
  /** What the log holds: 日志. */
  readonly subject: string;
  readonly control: ListControl<Filters>;
  readonly active: readonly ActiveFilter<Filters>[];
  readonly none: Filters;
  /** When a log without filters is empty. */
  readonly text: string;
}

/** In place of a log's rows: which filter to drop, the way back from a page behind the last, or that nothing happened yet. */
export function LogEmpty<Filters>({ subject, control, active, none, text }: LogEmptyProps<Filters>) {
  if (active.length > 0)
    return (
      <NoMatch
        subject={subject}
        onClear={() => control.setFilters(none)}
        drops={active.map(({ label, without }) => (
          <Button key={label} onClick={() => control.setFilters(without)}>
            去掉「{label}」
          </Button>
        ))}
      />
    );
  const isBehind = control.state.page > 1;
  return (
    <StateMessage
      picture="empty"
      title={isBehind ? `这一页没有${subject}` : `还没有${subject}`}
      actions={isBehind && <Button onClick={() => control.setPage(1, control.state.pageSize)}>回第一页</Button>}
    >
      {!isBehind && text}
    </StateMessage>
  );
}
