import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { useGetWebSettingsQuery } from '@tuyuan/api-client/site/index-data.ts';
import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styles from '../features/account/log-in/log-in.module.css';
import { LogInForm } from '../features/account/log-in/log-in-form.tsx';
import { LogInPicture } from '../features/account/log-in/log-in-picture.tsx';
import { BrandMark } from '../shared/brand-mark.tsx';
import { useSessionState } from '../shared/session/session-context.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';
import { useSiteBrand } from '../shared/use-site-brand.ts';

export function LogInPage() {
  const { user, isRestored } = useSessionState();
  const [query] = useSearchParams();
  const { data: settings } = useGetWebSettingsQuery();
  const { name, mark } = useSiteBrand();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  useEffect(() => {
    document.title = '登录 - 图苑管理台';
  }, []);
  if (!isRestored) return <PageLoading />;
  if (user !== null) return <Navigate replace to={returnUrl ?? '/'} />;
  const foot = [settings?.icpNumber?.value, settings?.servicePhone?.value && `服务电话 ${settings.servicePhone.value}`];
  return (
    <div className={styles.page}>
      <LogInPicture />
      <main className={styles.side}>
        <div className={styles.brand}>
          <BrandMark size={32} src={resourceUrl(settings?.loginLogo?.value || '') || mark} />
          {name}
          <span className={styles.part}>管理台</span>
        </div>
        <div className={styles.box}>
          <h1 className={styles.title}>登录管理台</h1>
          <p className={styles.hint}>{returnUrl === undefined ? '用你在本站的账号' : '登录后回到离开前的页面'}</p>
          <LogInForm />
          <p className={styles.foot} style={{ marginBlockStart: 16 }}>
            后台登录与失败都会记入审计
          </p>
        </div>
        <footer className={styles.legal}>
          {foot.filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </footer>
      </main>
    </div>
  );
}
