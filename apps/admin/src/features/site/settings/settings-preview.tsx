import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { BrandMark } from '../../../shared/brand-mark.tsx';
import type { SettingValues } from './setting-values.ts';
import styles from './settings-preview.module.css';

interface PreviewProps {
  readonly values: SettingValues;
}

/** Header, log-in card and footer as visitors will see them once this is saved. */
export function SettingsPreview({ values }: PreviewProps) {
  const { siteName, welcomeWord, loginBackgroud, siteDescription, icpNumber, reviewId, servicePhone } = values;
  const legal = [`© ${siteName}`, icpNumber, reviewId].filter((text) => text !== '');
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption>页头</figcaption>
        <div className={styles.header}>
          <Logo path={values.siteLogo} name={siteName} />
          <span className={styles.navigation} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption>登录页</figcaption>
        <div
          className={styles.logIn}
          style={loginBackgroud === '' ? undefined : { backgroundImage: `url("${resourceUrl(loginBackgroud)}")` }}
        >
          <div className={styles.card}>
            {values.loginLogo !== '' && <img src={resourceUrl(values.loginLogo)} alt="" height={24} />}
            <strong>登录{siteName}</strong>
            {welcomeWord !== '' && <span>{welcomeWord}</span>}
            <i />
            <i />
            <b>登录</b>
          </div>
        </div>
      </figure>
      <figure className={styles.preview}>
        <figcaption>页脚</figcaption>
        <div className={styles.footer}>
          <Logo path={values.siteLogo} name={siteName} />
          <p>{siteDescription}</p>
          <p className={styles.legal}>
            <span>{legal.join(' · ')}</span>
            {servicePhone !== '' && <span>服务电话 {servicePhone}</span>}
          </p>
        </div>
      </figure>
    </div>
  );
}

function Logo({ path, name }: { readonly path: string; readonly name: string }) {
  return (
    <span className={styles.logo}>
      {path === '' ? <BrandMark size={24} /> : <img src={resourceUrl(path)} alt="" height={24} />}
      {name}
    </span>
  );
}
