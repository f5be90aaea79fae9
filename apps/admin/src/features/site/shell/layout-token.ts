import type { ProLayoutProps } from '@ant-design/pro-components';

/** ProLayout's own tokens, by the product's custom properties so that both themes follow. */
export const layoutToken: NonNullable<ProLayoutProps['token']> = {
  bgLayout: 'var(--page)',
  header: {
    heightLayoutHeader: 48,
    colorBgHeader: 'var(--surface)',
    colorBgScrollHeader: 'var(--surface)',
    colorHeaderTitle: 'var(--text)',
    colorTextRightActionsItem: 'var(--text)',
    colorBgRightActionsItemHover: 'transparent',
  },
  sider: {
    paddingInlineLayoutMenu: 4,
    paddingBlockLayoutMenu: 4,
    colorMenuBackground: 'var(--surface)',
    colorTextMenu: 'var(--text)',
    colorTextMenuSecondary: 'var(--text-secondary)',
    colorTextMenuSelected: 'var(--brand-text)',
    colorTextMenuItemHover: 'var(--text)',
    colorTextMenuActive: 'var(--text)',
    colorTextSubMenuSelected: 'var(--text)',
    colorBgMenuItemSelected: 'var(--brand-tint)',
    colorBgMenuItemHover: 'var(--hover)',
    colorBgCollapsedButton: 'var(--raised)',
    colorTextCollapsedButton: 'var(--text-secondary)',
    colorTextCollapsedButtonHover: 'var(--text)',
    colorMenuItemDivider: 'var(--line)',
  },
  pageContainer: {
    paddingBlockPageContainerContent: 16,
    paddingInlinePageContainerContent: 24,
  },
};
