import { PlusOutlined } from '@ant-design/icons';
import { useGetSensitiveWordsQuery } from '@tuyuan/api-client/site/sensitive-word.ts';
import { type SensitiveWord, sensitiveWordLevels } from '@tuyuan/contract/site/sensitive-word.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { useWordActions } from './use-word-actions.ts';
import { WordBulkBar } from './word-bulk-bar.tsx';
import { wordColumns } from './word-columns.tsx';
import { activeWordFilters, noWordFilters, wordListRequest, wordListRules } from './word-filters.ts';
import { levelTitles } from './word-levels.ts';
import styles from './word-list.module.css';
import { WordTester } from './word-tester.tsx';

const AddWordsDialog = lazy(async () => ({ default: (await import('./add-words-dialog.tsx')).AddWordsDialog }));

/** The words that texts of visitors are held against, and a place to try a text. */
export function WordList() {
  const control = useListState(wordListRules);
  const { filters } = control.state;
  const query = useGetSensitiveWordsQuery(wordListRequest(control.state));
  const selection = useSelection<SensitiveWord>();
  const actions = useWordActions();
  const mayDo = usePermissions();
  const { user } = useSessionState();
  const { md } = Grid.useBreakpoint();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = mayDo('Pages.SensitiveWords.Edit');
  const mayDelete = mayDo('Pages.SensitiveWords.Delete');
  const active = activeWordFilters(filters);
  const shown = new Set(query.data?.items.map(({ id }) => id));

  return (
    <>
      <PageHead
        title="敏感词"
        note={query.data && `${formatCount(query.data.totalCount)} 个`}
        actions={
          mayDo('Pages.SensitiveWords.Create') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
              加词
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListTable<SensitiveWord>
            control={control}
            defaultSorting={wordListRules.defaultSorting}
            query={query}
            hiddenColumns={[]}
            unit="个"
            rowHeight={46}
            scrollWidth={0}
            rowLabel={({ word }) => `「${word}」`}
            settingsKey={`admin.sensitive-words.columns.${user?.id ?? 0}`}
            selection={selection}
            isSelectable={mayEdit || mayDelete}
            onOpen={undefined}
            columns={wordColumns({
              sorting: control.state.sorting,
              isPhone: md === false,
              actions,
              mayEdit,
              mayDelete,
            })}
            bulkBar={
              selection.ids.length > 0 && (
                <WordBulkBar
                  selection={selection}
                  elsewhereCount={selection.ids.filter((id) => !shown.has(id)).length}
                  actions={actions}
                  mayEdit={mayEdit}
                  mayDelete={mayDelete}
                />
              )
            }
            filters={
              <FilterRow
                keyword={
                  <KeywordInput
                    value={filters.keyword}
                    placeholder="找一个词"
                    onChange={(keyword) => control.setFilters({ keyword: keyword.slice(0, 30) }, { replace: true })}
                  />
                }
                controls={[
                  choiceFilter({
                    key: 'level',
                    label: '处理方式',
                    titles: levelTitles,
                    choices: sensitiveWordLevels,
                    value: filters.levels,
                    onChange: (levels) => control.setFilters({ levels }),
                  }),
                ]}
                active={active}
                onDrop={control.setFilters}
                onClear={() => control.setFilters(noWordFilters)}
              />
            }
            empty={
              <LogEmpty
                subject="敏感词"
                control={control}
                active={active}
                none={noWordFilters}
                text="加上不想在弹幕、提问和词云里看到的词；可以一次粘贴一整份。"
              />
            }
          />
        </div>
        <WordTester />
      </div>
      <Suspense>{isAdding && <AddWordsDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
