import { PlusOutlined } from '@ant-design/icons';
import { useGetManagedBooksQuery } from '@tuyuan/api-client/library/book-management.ts';
import type { ManagedBook } from '@tuyuan/contract/library/book-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { bookFilters } from './book-filters.ts';
import { BookState } from './book-state.tsx';
import { BookThumb } from './book-thumb.tsx';
import { CreateBookDialog } from './create-book-dialog.tsx';

const bookPath = (id: number) => `${paths.books}/${id}`;

/** The books, those changed last first. */
export function BookList() {
  const control = useListState(bookFilters);
  const query = useGetManagedBooksQuery(control.request);
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const open = ({ id }: { readonly id: number }) => void navigate(bookPath(id));
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="books"
        title="图书"
        subject="图书"
        unit="本"
        rowHeight={74}
        scrollWidth={720}
        openWord="打开"
        rowLabel={({ title }) => `《${title}》`}
        onOpen={open}
        create={
          mayDo('Pages.Books.Create') && { label: '新建图书', icon: <PlusOutlined />, run: () => setCreating(true) }
        }
        columns={columnsFor}
        empty={{ text: '把图集里的图片或一份 PDF 编成一本书，发布后在网站「图书」里一页一页翻着看。' }}
      />
      {isCreating && <CreateBookDialog onMade={open} onClose={() => setCreating(false)} />}
    </>
  );
}

function columnsFor({ isPhone }: ListRoom) {
  const columns: ListColumn<ManagedBook>[] = [
    subjectColumn({
      key: 'title',
      title: '图书',
      mark: ({ cover }) => <BookThumb picture={cover} />,
      name: ({ title }) => title,
      path: ({ id }) => bookPath(id),
      minor: ({ author }) => author || '没有作者',
      below: (book) => isPhone && <BookState state={book.state} />,
    }),
    {
      key: 'pageCount',
      title: '页数',
      width: 100,
      hide: 'phone',
      render: (_, { pageCount }) => `${formatCount(pageCount)} 页`,
    },
    { key: 'state', title: '状态', width: 110, hide: 'phone', render: (_, { state }) => <BookState state={state} /> },
    timeColumn({ key: 'updatedAt', title: '修改时间', hide: 'narrow', at: ({ updatedAt }) => updatedAt }),
  ];
  return columns;
}
