import type { NavigationItem } from '@tuyuan/contract/site/index-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation } from 'react-router-dom';
import styles from './header-navigation.module.css';
import { MenuButton } from './menu-button.tsx';
import { isCurrentItem } from './navigation-items.ts';

/** Items beyond these go into 更多 on windows that are not wide enough for all. */
const alwaysShown = 4;
const shownWhenWide = 7;

export function HeaderNavigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const { pathname } = useLocation();
  // The longest matching link, so that /album is not highlighted along with /album/list's own item.
  const current = items
    .filter((item) => isCurrentItem(item, pathname))
    .toSorted((a, b) => b.link.length - a.link.length)[0];
  const linkTo = (item: NavigationItem, className: string | undefined) => (
    <Link
      key={`${item.link} ${item.name}`}
      href={item.link}
      className={className}
      aria-current={item === current ? 'page' : undefined}
    >
      {item.name}
    </Link>
  );
  const classOf = (index: number) =>
    classNames(styles.item, index >= alwaysShown && styles.wideOnly, index >= shownWhenWide && styles.never);
  return (
    <nav className={styles.navigation} aria-label="主导航">
      {items.map((item, index) => linkTo(item, classOf(index)))}
      {items.length > alwaysShown && (
        <MenuButton
          className={classNames(styles.more, items.length <= shownWhenWide && styles.narrowOnly)}
          label="更多"
          face={
            <>
              更多
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          {items
            .slice(alwaysShown)
            .map((item, index) => linkTo(item, index + alwaysShown < shownWhenWide ? styles.narrowOnly : undefined))}
        </MenuButton>
      )}
    </nav>
  );
}
