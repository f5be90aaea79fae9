import { useTheme } from '@tuyuan/ui/use-theme.ts';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useBrandLook } from './use-brand-look.ts';

/** The page's policy allows only style elements with its nonce, which scripts may read but markup may not. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}

/** Root of all antd parts: the product's colours, Chinese locale, and the page's nonce for antd's styles. */
export function AntdRoot({ children }: { readonly children: ReactNode }) {
  const { isDark } = useTheme();
  const look = useBrandLook(isDark);
  const theme = useMemo(() => antdTheme(isDark, look), [isDark, look]);
  const csp = useMemo(() => {
    const nonce = pageNonce();
    return nonce ? { nonce } : {};
  }, []);
  return (
    <ConfigProvider locale={zhCN} theme={theme} csp={csp} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
