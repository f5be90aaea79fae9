import type { ManagedArticleCategory } from '@tuyuan/contract/content/article-category-management.ts';
import { ancestorsOf } from '../../../shared/tree/tree-plan.ts';

/** Options of a select, each named with what is above it. */
export function categoryOptions(categories: readonly ManagedArticleCategory[]): { value: number; label: string }[] {
  return categories.map(({ id, name }) => ({
    value: id,
    label: [...ancestorsOf(categories, id).map((above) => above.name), name].join(' / '),
  }));
}
