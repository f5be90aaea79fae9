import { PlusOutlined } from '@ant-design/icons';
import { useGetSensitiveWordsQuery } from '@tuyuan/api-client/site/sensitive-word.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useWordActions } from './use-word-actions.ts';
import { WordBulkBar } from './word-bulk-bar.tsx';
import { wordColumns } from './word-columns.tsx';
import { wordFilters } from './word-filters.ts';
import styles from './word-list.module.css';
import { WordTester } from './word-tester.tsx';

const AddWordsDialog = lazy(async () => ({ default: (await import('./add-words-dialog.tsx')).AddWordsDialog }));

/** The words that visitors' texts are checked against, and a field to try a text. */
export function WordList() {
  const control = useListState(wordFilters);
  const query = useGetSensitiveWordsQuery(control.request);
  const actions = useWordActions();
  const mayDo = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const may = { actions, mayEdit: mayDo('Pages.SensitiveWords.Edit'), mayDelete: mayDo('Pages.SensitiveWords.Delete') };

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
          <ListScreen
            control={control}
            query={query}
            name="sensitive-words"
            subject="敏感词"
            unit="个"
            rowHeight={46}
            scrollWidth={0}
            narrowWidth={0}
            rowLabel={({ word }) => `「${word}」`}
            columns={(room) => wordColumns(room, may)}
            bulkBar={(may.mayEdit || may.mayDelete) && ((selection) => <WordBulkBar selection={selection} {...may} />)}
            empty={{ text: '加上不想在弹幕、提问和词云里看到的词；可以一次粘贴一整份。' }}
          />
        </div>
        <WordTester />
      </div>
      <Suspense>{isAdding && <AddWordsDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
