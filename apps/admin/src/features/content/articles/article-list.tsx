import { PlusOutlined, PushpinFilled } from '@ant-design/icons';
import { useGetManagedArticleCategoriesQuery } from '@tuyuan/api-client/content/article-category-management.ts';
import { useGetManagedArticlesQuery } from '@tuyuan/api-client/content/article-management.ts';
import type { ManagedArticle } from '@tuyuan/contract/content/article-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { articlePath, paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { articleFilters } from './article-filters.ts';
import { ArticleStateMark } from './article-states.tsx';
import { CreateArticleDialog } from './create-article-dialog.tsx';

/** Articles, notices, help and single pages, in any state. */
export function ArticleList() {
  const control = useListState(articleFilters);
  const query = useGetManagedArticlesQuery(control.request);
  const { data: categories } = useGetManagedArticleCategoriesQuery();
  const navigate = useNavigate();
  const mayDo = usePermissions();
  const [isCreating, setCreating] = useState(false);
  const open = ({ id }: { readonly id: number }) => void navigate(articlePath(id));
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{ categoryIds: categories?.items ?? [] }}
        name="articles"
        title="文章"
        subject="文章"
        unit="篇"
        rowHeight={66}
        scrollWidth={860}
        openWord="打开"
        rowLabel={({ title }) => `「${title}」`}
        onOpen={open}
        actions={<Button onClick={() => void navigate(paths.articleCategories)}>分类</Button>}
        create={
          mayDo('Pages.Articles.Create') && {
            label: '写文章',
            icon: <PlusOutlined />,
            run: () => setCreating(true),
          }
        }
        columns={columnsFor}
        empty={{ text: '文章、公告、帮助和「关于我们」这样的单页都在这里写，分类决定它们出现在哪里。' }}
      />
      {isCreating && (
        <CreateArticleDialog categories={categories?.items ?? []} onMade={open} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

function columnsFor({ isPhone }: ListRoom): ListColumn<ManagedArticle>[] {
  return [
    subjectColumn({
      key: 'title',
      title: '文章',
      mark: ({ cover }) => <Thumb cover={cover} />,
      name: ({ title }) => title,
      path: ({ id }) => articlePath(id),
      minor: ({ summary, pageKey }) => (pageKey === null ? summary || '没有摘要' : `/single?key=${pageKey}`),
      below: (article) => isPhone && <ArticleStateMark article={article} />,
    }),
    {
      key: 'category',
      title: '分类',
      width: 140,
      hide: 'phone',
      render: (_, { category, isPinned }) => (
        <>
          {isPinned && <PushpinFilled title="置顶" style={{ marginInlineEnd: 6, color: 'var(--brand-text)' }} />}
          {category.name}
        </>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 190,
      hide: 'phone',
      render: (_, article) => <ArticleStateMark article={article} />,
    },
    {
      key: 'views',
      title: '阅读',
      width: 90,
      align: 'right',
      hide: 'narrow',
      sorter: true,
      render: (_, { views }) => formatCount(views),
    },
    timeColumn({ key: 'updatedAt', title: '修改时间', hide: 'narrow', at: ({ updatedAt }) => updatedAt }),
  ];
}
