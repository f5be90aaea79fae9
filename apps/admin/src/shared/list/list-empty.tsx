import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ActiveFilter } from '../filters/define-filters.ts';
import { NoMatch } from '../states/no-match.tsx';
import { PageBehind } from '../states/page-behind.tsx';
import { StateMessage } from '../states/state-message.tsx';
import type { ListControl } from './use-list-state.ts';

export interface EmptyWords<Values> {
  /** When a list without filters is empty; 还没有 and its subject unless it says otherwise. */
  readonly title?: string;
  readonly text: ReactNode;
  /** A button that drops one filter, where it says more than what it drops. */
  renderDrop?(filter: ActiveFilter<Values>): ReactNode;
}

interface ListEmptyProps<Values> {
  /** What the list holds: 日志. */
  readonly subject: string;
  readonly control: ListControl<Values>;
  readonly active: readonly ActiveFilter<Values>[];
  readonly words: EmptyWords<Values>;
}

/** In place of a list's rows: the way back from a page behind the last, which filter to drop, or that nothing is there yet. */
export function ListEmpty<Values>({ subject, control, active, words }: ListEmptyProps<Values>) {
  const { rules, state, setFilters, setPage } = control;
  if (state.page > 1) return <PageBehind subject={subject} onFirst={() => setPage(1, state.pageSize)} />;
  if (active.length > 0)
    return (
      <NoMatch
        subject={subject}
        onClear={() => setFilters(rules.cleared(state.filters))}
        drops={active.map(
          (filter) =>
            words.renderDrop?.(filter) ?? (
              <Button key={filter.key} onClick={() => setFilters(filter.without)}>
                去掉「{filter.label}」
              </Button>
            ),
        )}
      />
    );
  return (
    <StateMessage picture="empty" title={words.title ?? `还没有${subject}`}>
      {words.text}
    </StateMessage>
  );
}
