import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useThemeMode } from './theme-choice.ts';

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  const theme = useMemo(() => antdTheme(mode), [mode]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
