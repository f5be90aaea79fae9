import type { Writer } from '@tuyuan/contract/conference/interaction-moderation.ts';
import { Pagination, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageBehind } from '../../../shared/states/page-behind.tsx';
import { columnSize } from './column-size.ts';
import desk from './hall-desk.module.css';
import styles from './moderated-column.module.css';
import { MuteDialog } from './mute-dialog.tsx';

interface ModeratedColumnProps<State extends string, Item> {
  readonly title: string;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly shown: State;
  readonly page: number;
  readonly onShow: (state: State) => void;
  readonly onTurn: (page: number) => void;
  readonly query: {
    readonly data?: { readonly items: readonly Item[]; readonly totalCount: number } | undefined;
    readonly currentData?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Actions on all visible lines. */
  readonly bulk?: ReactNode;
  readonly empty: string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  readonly renderRow: (item: Item, onMute: (writer: Writer) => void) => ReactNode;
}

/** Lines that people wrote, by what became of them; the keys work on the line that has the focus. */
export function ModeratedColumn<State extends string, Item>(props: ModeratedColumnProps<State, Item>) {
  const { title, states, shown, page, query, keys } = props;
  const { data, error, isFetching } = query;
  const items = data?.items ?? [];
  // Here, not in the line: that one may leave the list while the reason is being typed.
  const [muted, setMuted] = useState<Writer>();
  return (
    <section className={desk.column} aria-label={title}>
      <header className={desk.head}>
        <h2 className={desk.title}>{title}</h2>
        {props.bulk}
      </header>
      <Segmented<State>
        block
        aria-label={`看哪些${title}`}
        value={shown}
        options={[...states]}
        onChange={props.onShow}
      />
      {error !== undefined && !isFetching ? (
        <NotLoaded noun={title} error={error} onRetry={query.refetch} />
      ) : data === undefined || (query.currentData === undefined && isFetching) ? (
        <ListSkeleton rowHeight={72} isGrid={false} />
      ) : items.length === 0 && page > 1 ? (
        <PageBehind subject={title} onFirst={() => props.onTurn(1)} />
      ) : items.length === 0 ? (
        <p className={styles.empty}>{props.empty}</p>
      ) : (
        <ul className={styles.rows}>{items.map((item) => props.renderRow(item, setMuted))}</ul>
      )}
      <Pagination
        simple
        size="small"
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={columnSize}
        total={data?.totalCount ?? 0}
        onChange={props.onTurn}
      />
      {items.length > 0 && (
        <p className={styles.keys}>
          {keys.map(({ key, does }) => (
            <KeyHint key={key} keys={[key]}>
              {does}
            </KeyHint>
          ))}
        </p>
      )}
      {muted && <MuteDialog writer={muted} onClose={() => setMuted(undefined)} />}
    </section>
  );
}
