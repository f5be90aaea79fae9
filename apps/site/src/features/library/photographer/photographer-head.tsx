import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { bannerSources } from '../../../shared/banner-sources.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { nameOf, photographerPath } from '../../../shared/photographer-paths.ts';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import styles from './photographer-head.module.css';
import { type PhotographerTab, tabPath } from './photographer-state.ts';
import { UnitLinks } from './unit-links.tsx';

const FollowButton = deferred(async () => (await import('../../../shared/follow-button.tsx')).FollowButton);

interface PhotographerHeadProps {
  readonly info: PhotographerInfo;
  readonly tab: PhotographerTab;
}

/** Banner, portrait, words and figures of a photographer, and the tabs; the same on each of the three pages. */
export function PhotographerHead({ info, tab }: PhotographerHeadProps) {
  const { author, personalBackground, personalSign, regionName, units, unitName, joinedAt, albumCount, imageCount } =
    info;
  const name = nameOf(author);
  const background = useSetting('defaultCenterBackground');
  const avatar = useSetting('defaultAvatar');
  const banner = personalBackground || background;
  const figures = [
    { label: '作品', value: formatCount(imageCount) },
    { label: '图集', value: formatCount(albumCount) },
    { label: '关注者', value: formatCount(info.followerCount) },
    { label: '获赞', value: formatCount(info.likeCount) },
    { label: '浏览', value: formatCount(info.viewCount) },
    { label: '本月排行', value: info.rank === null ? '未上榜' : `第 ${info.rank} 名` },
  ];
  return (
    <>
      <div className={styles.banner}>
        {banner && <img {...bannerSources(banner)} sizes="100vw" alt="" fetchPriority="high" />}
      </div>
      <div className={styles.frame}>
        <header className={styles.head}>
          <span className={styles.portrait}>
            <Avatar name={name} src={resourceUrl(author.avatar || avatar)} size={128} />
          </span>
          <div className={styles.words}>
            <h1 className={styles.name}>
              {name} {info.isCertified && <span className={styles.badge}>认证摄影师</span>}
            </h1>
            {personalSign && <p className={styles.sign}>{personalSign}</p>}
            <p className={styles.facts}>
              {regionName && (
                <span className={styles.fact}>
                  <Icon name="location" size={14} />
                  {regionName}
                </span>
              )}
              {(units.length > 0 || unitName) && (
                <span className={styles.unit}>
                  <UnitLinks info={info} />
                </span>
              )}
              <span className={styles.fact}>{joinedAt.slice(0, 4)} 年加入</span>
            </p>
          </div>
          <div className={styles.share}>
            <FollowButton photographerId={author.id} />
            <ShareButtons path={photographerPath(author.id)} title={`${name}的主页`} />
          </div>
        </header>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>
                {label === '本月排行' && info.rank !== null ? <Link href="/photographer/rank">{value}</Link> : value}
              </dd>
            </div>
          ))}
        </dl>
        <Tabs
          label="摄影师的作品"
          tabs={[
            {
              href: tabPath(author.id, 'photo'),
              label: '图片',
              count: formatCount(imageCount),
              isCurrent: tab === 'photo',
            },
            {
              href: tabPath(author.id, 'gallery'),
              label: '图集',
              count: formatCount(albumCount),
              isCurrent: tab === 'gallery',
            },
            { href: tabPath(author.id, 'introduction'), label: '简介', isCurrent: tab === 'introduction' },
          ]}
        />
      </div>
    </>
  );
}
