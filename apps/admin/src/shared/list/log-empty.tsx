import { Button } from 'antd';
import type { ActiveFilter } from '../filters/filter-row.tsx';
import { NoMatch } from '../states/no-match.tsx';
import { PageBehind } from '../states/page-behind.tsx';
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

/** In place of a log's rows: the way back from a page behind the last, which filter to drop, or that nothing happened yet. */
export function LogEmpty<Filters>({ subject, control, active, none, text }: LogEmptyProps<Filters>) {
  const { page, pageSize } = control.state;
  if (page > 1) return <PageBehind subject={subject} onFirst={() => control.setPage(1, pageSize)} />;
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
  return (
    <StateMessage picture="empty" title={`还没有${subject}`}>
      {text}
    </StateMessage>
  );
}
