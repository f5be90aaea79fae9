import { GlobalOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Breadcrumb, Button, Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark } from '../../../shared/brand-mark.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSiteBrand } from '../../../shared/use-site-brand.ts';
import { MenuWaiting } from '../../../shared/waiting/menu-waiting.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { layoutToken } from './layout-token.ts';
import { menuItems, menuTrail } from './menu-items.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './shell.module.css';
import { SiderFold } from './sider-fold.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useOpenGroups } from './use-open-groups.ts';
import { UserMenu } from './user-menu.tsx';
import { WorkBell } from './work-bell.tsx';

interface InnerMenu {
  /** The page of the menu that leads here. */
  readonly parentPath: string;
  /** Last part of the breadcrumb. */
  readonly name: ReactNode;
  /** `isFolded` when only icons fit; `onLeave` is called when a link is followed. */
  readonly render: (frame: { readonly isFolded: boolean; readonly onLeave: () => void }) => ReactNode;
}

interface BackOfficeLayoutProps {
  readonly menu: readonly MenuNode[];
  /** Replaces the menu inside a thing with pages of its own. */
  readonly inner: InnerMenu | undefined;
  readonly children: ReactNode;
}

/** The frame around every page: menu, breadcrumb, appearance, user. Below 1200 px the menu shrinks to icons, below 768 it is a drawer. */
export function BackOfficeLayout({ menu, inner, children }: BackOfficeLayoutProps) {
  const { pathname } = useLocation();
  const { name, mark } = useSiteBrand();
  const { xl, md } = Grid.useBreakpoint();
  const [chosen, setChosen] = useState<boolean>();
  const isPhone = md === false;
  // A desk for pictures needs the width.
  const isCollapsed = chosen ?? (isPhone || xl === false || pathname === paths.review);
  const closeDrawer = () => isPhone && setChosen(true);
  const trail = menuTrail(menu, inner?.parentPath ?? pathname);
  const { openGroups, changeOpen } = useOpenGroups(menu, inner?.parentPath ?? pathname);
  return (
    <ProLayout
      className={classNames(styles.layout)}
      layout="mix"
      siderWidth={208}
      fixSiderbar
      fixedHeader
      logo={<BrandMark size={28} src={mark} />}
      // Neither in the header nor in the tab: pages name themselves.
      title={false}
      pageTitleRender={false}
      footerRender={false}
      token={layoutToken}
      collapsed={isCollapsed}
      onCollapse={setChosen}
      breakpoint={false}
      collapsedButtonRender={false}
      menuFooterRender={() => !isPhone && <SiderFold isCollapsed={isCollapsed} onFold={setChosen} />}
      location={{ pathname }}
      menu={{ locale: false, collapsedWidth: 48 }}
      openKeys={openGroups}
      onOpenChange={changeOpen}
      menuDataRender={() => menuItems(menu)}
      menuItemRender={(item, dom) => (
        <Link to={item.path ?? '/'} onClick={closeDrawer}>
          {dom}
          <MenuWaiting pages={[item.path ?? '']} />
        </Link>
      )}
      subMenuItemRender={(item, dom) => (
        <span className={styles.group}>
          {dom}
          <MenuWaiting pages={(item.children ?? []).map(({ path = '' }) => path)} />
        </span>
      )}
      {...(inner && {
        menuContentRender: () => inner.render({ isFolded: isCollapsed && !isPhone, onLeave: closeDrawer }),
      })}
      onMenuHeaderClick={() => {}}
      headerTitleRender={(logo) => (
        <Link to="/" className={styles.brand}>
          {logo}
          <span className={styles.brandName}>{name}</span>
          <span className={styles.brandPart}>管理台</span>
        </Link>
      )}
      headerContentRender={() => (
        <Breadcrumb
          className={classNames(styles.trail)}
          items={[
            ...trail.map(({ name, path }) => ({
              title: path === inner?.parentPath ? <Link to={path}>{name}</Link> : name,
            })),
            ...(inner ? [{ title: inner.name }] : []),
          ]}
        />
      )}
      actionsRender={() => [
        <SearchButton key="search" menu={menu} />,
        <Button key="site" type="text" href="/" icon={<GlobalOutlined />} aria-label="去网站" />,
        <WorkBell key="work" />,
        <ThemeSwitch key="theme" />,
        <UserMenu key="user" />,
      ]}
      contentStyle={{ padding: isPhone ? '16px 12px' : '16px 24px' }}
    >
      <ImpersonationBar />
      {children}
    </ProLayout>
  );
}
