import type { ReactNode } from 'react';
import { type ListTotal, listCount } from '../../../shared/list-count.ts';
import styles from './search-heading.module.css';
import type { Search } from './use-search.ts';

interface AlikeHeadingProps {
  readonly search: Search;
  readonly total: (ListTotal & { readonly isEstimate: boolean }) | undefined;
  /** Sort and filter. */
  readonly children?: ReactNode;
}

/** A lower bound says itself that there may be more. */
const aboutHow = ({ isEstimate, totalCountIsLowerBound = false }: ListTotal & { readonly isEstimate: boolean }) =>
  isEstimate && !totalCountIsLowerBound ? '约 ' : '';

/** Shows how many are alike to the picture that is searched with. */
export function AlikeHeading({ search, total, children }: AlikeHeadingProps) {
  const { kind, state } = search;
  const unit = kind === 'gallery' ? '个图集里有相似的' : '张相似';
  const words = state.keyword === '' ? '' : `同时符合「${state.keyword}」 · `;
  const order = state.sort === 'relevance' ? '相似度由高到低' : `相似度不低于 ${state.picture?.minLikeness}%`;
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{total ? `${aboutHow(total)}${listCount(total)} ${unit}` : '相似图片'}</h1>
        <p className={styles.facts} role="status">
          {total !== undefined && total.totalCount > 0 && `${words}${order}`}
        </p>
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
