import { useGetHomeNavigationQuery } from '@tuyuan/api-client/site/index-data.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../features/library/site-search/search-box.tsx';
import { heroSearchInView } from '../shared/hero-search.ts';
import { HeaderNavigation } from './header-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { activeNavigation } from './navigation-items.ts';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  const { data } = useGetHomeNavigationQuery();
  const isHeroInView = useSyncExternalStore(heroSearchInView.subscribe, heroSearchInView.get, () => true);
  const items = activeNavigation(data?.items);
  const hasSearch = pathname !== '/' || !isHeroInView;
  const [openedAt, setOpenedAt] = useState<string>();
  const isSearchOpen = openedAt === pathname;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <SiteLogo />
        <HeaderNavigation items={items} />
        <div className={styles.rest}>
          {hasSearch && <SearchBox className={styles.search} />}
          <IconButton
            icon={isSearchOpen ? 'close' : 'search'}
            label={isSearchOpen ? '收起搜索' : '搜索'}
            className={styles.phoneOnly}
            aria-expanded={isSearchOpen}
            onClick={() => setOpenedAt(isSearchOpen ? undefined : pathname)}
          />
          <span id="cart" />
          <ThemeSwitch />
          <UserMenu />
          <MenuButton className={styles.phoneOnly} label="菜单" face={<Icon name="menu" className={styles.menuIcon} />}>
            <NavigationLinks all={items} shown={items} />
          </MenuButton>
        </div>
      </div>
      {isSearchOpen && (
        <div className={styles.phoneSearch}>
          <SearchBox autoFocus onSearched={() => setOpenedAt(undefined)} />
        </div>
      )}
    </header>
  );
}
