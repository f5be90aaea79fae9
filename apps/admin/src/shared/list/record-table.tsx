import { ProTable } from '@ant-design/pro-components';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { Grid, Pagination } from 'antd';
import type { ReactNode } from 'react';
import { NotLoaded } from '../states/not-loaded.tsx';
import { PageBehind } from '../states/page-behind.tsx';
import { type ListColumn, placeColumn } from './list-column.ts';
import styles from './list-table.module.css';
import type { Pages } from './use-pages.ts';

/** What RTK Query answers for a table's call. */
export interface RecordQuery<Row> {
  readonly data?: { readonly items: readonly Row[]; readonly totalCount?: number } | undefined;
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface RecordTableProps<Row extends object> {
  /** What the table holds: 票种. */
  readonly noun: string;
  /** Where the rows come from: a call, or rows that are known. */
  readonly source: RecordQuery<Row> | readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly columns: readonly ListColumn<Row>[];
  /** When there are no rows. */
  readonly empty: ReactNode;
  /** Pixels the columns need before the table scrolls sideways. */
  readonly scrollWidth?: number;
  /** Low rows, for drawers and dialogs. */
  readonly isDense?: boolean;
  readonly pages?: Pages;
  /** Rows that can be chosen, by their keys. */
  readonly choice?: false | Choice<Row>;
}

interface Choice<Row> {
  readonly keys: readonly number[];
  readonly name: (row: Row) => string;
  /** Which rows can be chosen; all unless it says otherwise. */
  readonly isOpen?: (row: Row) => boolean;
  onChange(keys: number[]): void;
}

/** A plain table: of settings, or of what a drawer shows. What can be searched, or is linked to, is a ListScreen. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { source, noun, pages, choice } = props;
  const { lg, md } = Grid.useBreakpoint();
  const room = { isNarrow: lg === false, isPhone: md === false };
  const query = 'refetch' in source ? source : { data: pageOf(source, pages), isFetching: false, refetch: () => {} };
  const { data, error, isFetching, currentData, refetch } = query;
  const isBusy = isFetching && currentData === undefined;
  if (error !== undefined && currentData === undefined && !isFetching)
    return <NotLoaded noun={noun} error={error} onRetry={refetch} />;
  const total = data?.totalCount ?? 0;
  return (
    <>
      <ProTable<Row>
        className={classNames(styles.table)}
        rowKey={props.rowKey}
        size={props.isDense ? 'small' : 'middle'}
        search={false}
        options={false}
        toolBarRender={false}
        tableAlertRender={false}
        pagination={false}
        cardProps={{ variant: 'borderless', styles: { body: { padding: 0 } } }}
        loading={isBusy}
        dataSource={data?.items ?? []}
        columns={props.columns.map((column) => placeColumn(column, { sortFields: [], sorting: '', room }))}
        locale={{
          emptyText:
            pages && pages.page > 1 ? <PageBehind subject={noun} onFirst={() => pages.setPage(1)} /> : props.empty,
        }}
        {...(choice && {
          rowSelection: {
            selectedRowKeys: [...choice.keys],
            preserveSelectedRowKeys: true,
            onChange: (keys) => choice.onChange(keys.map(Number)),
            getCheckboxProps: (row) => ({
              'aria-label': `选择「${choice.name(row)}」`,
              disabled: choice.isOpen?.(row) === false,
            }),
            getTitleCheckboxProps: () => ({ 'aria-label': '选择全部' }),
          },
        })}
        tableViewRender={(_tableProps, table) => (
          // What may scroll can be reached by keyboard, its rows being no controls.
          <section
            className={styles.content}
            style={{ '--least-width': `${props.scrollWidth ?? 0}px` }}
            {...(props.scrollWidth !== undefined && { 'aria-label': noun, tabIndex: 0 })}
          >
            {typeof table === 'function' ? table() : table}
          </section>
        )}
      />
      {pages && total > pages.size && (
        <Pagination
          align="end"
          size="small"
          style={{ marginBlockStart: 12 }}
          current={pages.page}
          pageSize={pages.size}
          total={total}
          showSizeChanger={false}
          onChange={pages.setPage}
        />
      )}
    </>
  );
}

function pageOf<Row>(rows: readonly Row[], pages: Pages | undefined) {
  if (!pages) return { items: rows };
  const { skipCount, maxResultCount } = pages.request;
  return { items: rows.slice(skipCount, skipCount + maxResultCount), totalCount: rows.length };
}
