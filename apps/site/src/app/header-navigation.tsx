import type { NavigationItem } from '@tuyuan/contract/site/index-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './header-navigation.module.css';
import { MenuButton } from './menu-button.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** Items that the bar of a narrow window shows; the others are in 更多. */
const shownWhenNarrow = 4;
const shownWhenWide = 7;

export function HeaderNavigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const isWholeWhenWide = items.length <= shownWhenWide + 1;
  const inBar = isWholeWhenWide ? items : items.slice(0, shownWhenWide);
  return (
    <nav className={styles.navigation} aria-label="主导航">
      <NavigationLinks
        all={items}
        shown={inBar}
        classOf={(index) => classNames(styles.item, index >= shownWhenNarrow && styles.wideOnly)}
      />
      {items.length > shownWhenNarrow && (
        <MenuButton
          className={classNames(styles.more, isWholeWhenWide && styles.narrowOnly)}
          label="更多"
          face={
            <>
              更多
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          <NavigationLinks
            all={items}
            shown={items.slice(shownWhenNarrow)}
            classOf={(index) => (index + shownWhenNarrow < inBar.length ? styles.narrowOnly : undefined)}
          />
        </MenuButton>
      )}
    </nav>
  );
}
