import { LoadingOutlined } from '@ant-design/icons';
import { lookCss } from '@tuyuan/ui/look-css.ts';
import { sizes } from '@tuyuan/ui/tokens.ts';
import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useThemeMode } from './theme-choice.ts';
import { useSiteLook } from './use-site-look.ts';

// The library's own icon leaves with an animation that may never end; until then the button is named 'loading …'.
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  const look = useSiteLook();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { primaryColor = '', radius = sizes.radius } = look ?? {};
  const theme = useMemo(
    () => antdTheme(mode, { primaryColor, radius }, isStill),
    [mode, primaryColor, radius, isStill],
  );
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={button}>
      <style>{lookCss({ ...look, primaryColor, radius })}</style>
      <App>{children}</App>
    </ConfigProvider>
  );
}
