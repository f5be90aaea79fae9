import { ColumnHeightOutlined, SettingOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { Button, Grid } from 'antd';
import type { ReactNode } from 'react';
import { KeyHint } from '../key-hint.tsx';
import { ListFailure, ListSkeleton } from './list-content.tsx';
import { ListPager } from './list-pager.tsx';
import styles from './list-table.module.css';
import { sortingOf } from './sort-order.ts';
import type { ListControl } from './use-list-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface Row {
  readonly id: number;
}

/** RTK Query's result of a list call. */
export interface ListQuery<Item> {
  readonly data?:
    | { readonly items: Item[]; readonly totalCount: number; readonly totalCountIsLowerBound?: boolean | undefined }
    | undefined;
  readonly error?: unknown;
  /** Undefined while this very call is pending; kept during a refresh of the same data. */
  readonly currentData?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface ListTableProps<Item extends Row> {
  readonly control: ListControl<unknown>;
  readonly query: ListQuery<Item>;
  readonly columns: ProColumns<Item>[];
  /** Keys of the columns hidden by default. */
  readonly hiddenColumns: readonly string[];
  /** The filter row. */
  readonly filters: ReactNode;
  readonly hasSearch: boolean;
  /** The browser stores column choice, order and density under this name; one per page and user. */
  readonly settingsKey: string;
  readonly selection: Selection<Item>;
  /** False when there are no bulk actions. */
  readonly isSelectable: boolean;
  readonly bulkBar: ReactNode;
  /** In place of the rows while the grid is shown. */
  readonly renderGrid: ((items: readonly Item[], bulkBar: ReactNode) => ReactNode) | undefined;
  /** In place of the rows when there are none. */
  readonly empty: ReactNode;
  /** Undefined where a row leads nowhere. */
  readonly onOpen: ((row: Item) => void) | undefined;
  /** What opening a row does, in a word. */
  readonly openWord: string;
  readonly unit: string;
  /** Pixels the columns need before the table scrolls sideways; 0 for never. */
  readonly scrollWidth: number;
  readonly rowHeight: number;
  readonly rowLabel: (row: Item) => string;
}

/** A list's filters, bulk bar, rows or tiles and pages; its state is the address. */
export function ListTable<Item extends Row>(props: ListTableProps<Item>) {
  const { control, query, selection, renderGrid } = props;
  const { data, error, isFetching } = query;
  const items = data?.items ?? [];
  const isBusy = isFetching && query.currentData === undefined;
  const { md } = Grid.useBreakpoint();
  const hasSettings = md !== false;
  const isGrid = control.state.view === 'grid' && renderGrid !== undefined;
  // Tiles have the bar above themselves, beside what stands next to them.
  const hasTiles = isGrid && items.length > 0 && (error === undefined || isBusy);
  const rowKeys = useRowKeys(items, { selection, isSelectable: props.isSelectable, onOpen: props.onOpen });

  function content(table: () => ReactNode): ReactNode {
    if (error !== undefined && !isBusy)
      return (
        <ListFailure error={error} selectedCount={selection.ids.length} unit={props.unit} onRetry={query.refetch} />
      );
    if (data === undefined) return <ListSkeleton rowHeight={props.rowHeight} isGrid={isGrid} />;
    if (items.length === 0) return props.empty;
    return isGrid ? renderGrid(items, props.bulkBar) : table();
  }

  return (
    <div className={styles.list} data-busy={isBusy || undefined} aria-busy={isBusy}>
      <ProTable<Item>
        className={classNames(styles.table)}
        rowKey="id"
        search={false}
        defaultSize="middle"
        dataSource={items}
        columns={props.columns}
        pagination={false}
        cardProps={{ variant: 'borderless', styles: { body: { padding: 0 } } }}
        options={{
          setting: !isGrid &&
            hasSettings && {
              checkedReset: true,
              listsHeight: 440,
              settingIcon: <Button type="text" icon={<SettingOutlined />} aria-label="列设置" />,
            },
          density: !isGrid && hasSettings,
          densityIcon: <Button type="text" icon={<ColumnHeightOutlined />} aria-label="表格密度" />,
          reload: false,
          fullScreen: false,
        }}
        columnsState={{
          persistenceKey: props.settingsKey,
          persistenceType: 'localStorage',
          defaultValue: Object.fromEntries(props.hiddenColumns.map((key) => [key, { show: false }])),
        }}
        toolbar={{ filter: props.filters }}
        tableAlertRender={() => !hasTiles && props.bulkBar}
        tableAlertOptionRender={false}
        {...(props.isSelectable && {
          rowSelection: {
            columnWidth: 44,
            selectedRowKeys: [...selection.ids],
            preserveSelectedRowKeys: true,
            onSelect: (row, isSelected) => selection.set([row], isSelected),
            onSelectAll: (isSelected, _rows, changed) => selection.set(changed, isSelected),
            onSelectMultiple: (isSelected, _rows, changed) => selection.set(changed, isSelected),
            getCheckboxProps: (row) => ({ 'aria-label': `选择${props.rowLabel(row)}` }),
          },
        })}
        onRow={rowKeys.onRow}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return;
          control.setSorting(
            sortingOf(String(sorter.columnKey ?? sorter.field), sorter.order, control.rules.defaultSorting),
          );
        }}
        tableViewRender={(_tableProps, table) => (
          <div
            className={styles.content}
            data-tiles={hasTiles || undefined}
            style={{ '--least-width': `${props.scrollWidth}px` }}
          >
            {content(typeof table === 'function' ? table : () => table)}
          </div>
        )}
      />
      {data !== undefined && (
        <ListPager
          control={control}
          totalCount={data.totalCount}
          isLowerBound={data.totalCountIsLowerBound ?? false}
          unit={props.unit}
          keys={
            !isGrid && (
              <>
                <KeyHint keys={['↑', '↓']}>移动</KeyHint>
                {props.isSelectable && <KeyHint keys={['空格']}>选择</KeyHint>}
                {props.onOpen && <KeyHint keys={['回车']}>{props.openWord}</KeyHint>}
                {props.hasSearch && <KeyHint keys={['/']}>搜索</KeyHint>}
              </>
            )
          }
        />
      )}
    </div>
  );
}
