import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { LibraryTree } from '../../../shared/library-tree.ts';
import styles from './category-tabs.module.css';
import { type GalleryState, galleryPath } from './gallery-state.ts';

interface CategoryTabsProps {
  readonly state: GalleryState;
  readonly categories: LibraryTree;
}

/** Shows the categories as links, and the subcategories of a chosen one. */
export function CategoryTabs({ state, categories }: CategoryTabsProps) {
  const { categoryIds } = state.filter;
  const [chosen] = categoryIds;
  const path = chosen === undefined ? [] : [...categories.ancestorsOf(chosen).map(({ id }) => id), chosen];
  const hrefOf = (id?: number) =>
    galleryPath({ ...state, filter: { ...state.filter, categoryIds: id === undefined ? [] : [id] } });
  const tabs = categories.roots.map(({ id, name }) => ({ href: hrefOf(id), label: name, isCurrent: path[0] === id }));
  const [root] = path;
  const parts = root === undefined ? [] : categories.childrenOf(root);
  return (
    <div>
      <Tabs label="分类" tabs={[{ href: hrefOf(), label: '全部', isCurrent: chosen === undefined }, ...tabs]} />
      {parts.length > 0 && (
        <nav className={styles.parts} aria-label="子分类">
          {parts.map(({ id, name }) => (
            <Link
              key={id}
              href={hrefOf(path[1] === id ? root : id)}
              className={classNames(styles.part, path[1] === id && styles.current)}
              aria-current={path[1] === id ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
