import { useGetFooterQuery } from '@tuyuan/api-client/content/help-data.ts';
import {
  useGetFriendLinksQuery,
  useGetHomeDataBlocksQuery,
  useGetHomeNavigationQuery,
} from '@tuyuan/api-client/site/index-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation } from 'react-router-dom';
import { DEFAULT_SITE_DESCRIPTION, useSetting, useSiteName } from '../shared/site-settings.ts';
import { type FooterGroup, footerGroups } from './footer-groups.ts';
import { activeNavigation } from './navigation-items.ts';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

export function SiteFooter() {
  const siteName = useSiteName();
  const description = useSetting('siteDescription') || DEFAULT_SITE_DESCRIPTION;
  const phone = useSetting('servicePhone');
  const icp = useSetting('icpNumber');
  const review = useSetting('reviewId');
  const hasFriends = useSetting('footerFriendLinks') !== 'false';
  const { data: navigation } = useGetHomeNavigationQuery();
  const { data: friends } = useGetFriendLinksQuery();
  const { data: footer } = useGetFooterQuery({});
  const pages = activeNavigation(navigation?.items);
  const { pathname } = useLocation();
  const { data: blocks } = useGetHomeDataBlocksQuery(undefined, { skip: pathname !== '/' });
  // The home page has its own block for these links, unless it is switched off.
  const isInPage = blocks?.items.some(({ type, isActived }) => type === 'friendLinks' && isActived) ?? false;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <SiteLogo />
          <p>{description}</p>
          {phone !== '' && (
            <p>
              服务电话 <a href={phoneLink(phone)}>{phone}</a>
            </p>
          )}
        </div>
        {pages.length > 0 && <Column title="浏览" links={pages} />}
        {footerGroups(footer).map((group) => (
          <Column key={group.title} {...group} />
        ))}
        {hasFriends && !isInPage && friends && friends.items.length > 0 && (
          <Column title="友情链接" links={friends.items} />
        )}
      </div>
      <div className={styles.legal}>
        <span>
          © {siteName}
          {icp !== '' && (
            <>
              {' · '}
              <a href="https://beian.miit.gov.cn/" rel="noreferrer">
                {icp}
              </a>
            </>
          )}
          {review !== '' && ` · ${review}`}
        </span>
        <a href="/rss.xml">RSS</a>
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterGroup) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, link }) => (
          <li key={`${link} ${name}`}>
            <Link href={link}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
