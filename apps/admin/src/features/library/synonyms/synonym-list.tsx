import { PlusOutlined } from '@ant-design/icons';
import { useGetSearchSynonymsQuery } from '@tuyuan/api-client/library/search-synonym.ts';
import type { SearchSynonym } from '@tuyuan/contract/library/search-synonym.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { synonymFilters } from './synonym-filters.ts';

const columns: ListColumn<SearchSynonym>[] = [
  subjectColumn({ key: 'words', title: '同义词', name: ({ words }) => words.join('、'), minor: ({ note }) => note }),
  timeColumn({ key: 'updatedAt', title: '修改时间', hide: 'phone', at: ({ updatedAt }) => updatedAt }),
];

/** The address's fragment that opens a new group with a word in it. */
const addHash = '#add=';

/** Words that searches treat as one, beside the dictionary's. */
export function SynonymList() {
  const control = useListState(synonymFilters);
  const query = useGetSearchSynonymsQuery(control.request);
  const [edited, setEdited] = useState<SearchSynonym | 'new'>();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const mayEdit = usePermissions()('Pages.SearchSynonyms.Edit');
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="searchSynonyms"
        title="同义词"
        subject="同义词"
        unit="组"
        rowHeight={52}
        scrollWidth={480}
        onOpen={mayEdit ? setEdited : undefined}
        create={mayEdit && { label: '新建同义词', icon: <PlusOutlined />, run: () => setEdited('new') }}
        columns={() => columns}
        empty={{ text: '常用同义词已经内置，这里补充本地的叫法，比如「见手青、牛肝菌」。' }}
      />
      {mayEdit && hash.startsWith(addHash) && (
        <SynonymDialog
          synonym={undefined}
          word={decodeURIComponent(hash.slice(addHash.length))}
          onClose={() => void navigate({ search, hash: '' }, { replace: true })}
        />
      )}
      {edited && <SynonymDialog synonym={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
