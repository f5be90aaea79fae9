import { ArticleList } from '../features/content/articles/article-list.tsx';

export function ArticlesPage() {
  return <ArticleList />;
}
