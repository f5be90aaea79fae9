import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useThemeMode } from './theme-choice.ts';

/** The server's policy lets only styles with the page's nonce in; the script that runs carries it. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  const theme = useMemo(() => antdTheme(mode), [mode]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }} {...(nonce && { csp: { nonce } })}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
