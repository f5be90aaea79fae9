import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Look } from '@tuyuan/ui/look-css.ts';
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../../../shared/brand-mark.tsx';
import { shadeStyle } from './shade-style.ts';
import styles from './theme-frames.module.css';

interface ThemeFramesProps {
  readonly look: Look;
  readonly siteName: string;
  /** Paths, "" for none. */
  readonly logo: string;
  readonly loginBackground: string;
}

/** Site, console and phone in the look being chosen, light or dark. */
export function ThemeFrames({ look, siteName, logo, loginBackground }: ThemeFramesProps) {
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const brand = (
    <span className={styles.brand}>
      {logo === '' ? <BrandMark size={18} /> : <img src={resourceUrl(logo)} alt="" height={18} />}
      {siteName}
    </span>
  );
  return (
    <section className={styles.frames} aria-label="预览">
      <header className={styles.head}>
        <h2 className={styles.title}>预览</h2>
        <Segmented
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
        />
      </header>
      <div className={styles.wall} style={shadeStyle(look, mode)}>
        <Frame title="网站">
          <div className={styles.bar}>
            {brand}
            <span className={styles.current}>图库</span>
            <span>专题</span>
            <span className={styles.search} />
          </div>
          <div className={styles.pictures} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </div>
          <div className={styles.line}>
            <span className={styles.button}>加入购物车</span>
            <span className={styles.link}>查看授权</span>
            <span className={styles.chip}>云南</span>
          </div>
        </Frame>
        <Frame title="管理台">
          <div className={styles.console}>
            <div className={styles.sider}>
              {brand}
              <span className={styles.selected}>图片</span>
              <span>图集</span>
              <span>分类</span>
            </div>
            <div className={styles.desk}>
              <div className={styles.line}>
                <strong>图片</strong>
                <span className={styles.button}>发布</span>
              </div>
              <i />
              <i />
              <i />
            </div>
          </div>
        </Frame>
        <Frame title="手机" isPhone>
          <div
            className={styles.photo}
            style={loginBackground === '' ? undefined : { backgroundImage: `url("${resourceUrl(loginBackground)}")` }}
          />
          <div className={styles.sheet}>
            {brand}
            <span className={styles.input} />
            <span className={styles.input} />
            <span className={styles.button}>登录</span>
            <span className={styles.link}>用短信验证码登录</span>
          </div>
        </Frame>
      </div>
    </section>
  );
}

interface FrameProps {
  readonly title: string;
  readonly isPhone?: boolean;
  readonly children: ReactNode;
}

function Frame({ title, isPhone = false, children }: FrameProps) {
  return (
    <figure className={isPhone ? styles.phone : styles.frame}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.screen}>{children}</div>
    </figure>
  );
}
