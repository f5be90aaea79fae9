import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { useSearchParams } from 'react-router-dom';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { useActivityCrumbs } from '../../../shared/contest/use-activity-crumbs.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PosterButton } from '../../../shared/poster/poster-button.tsx';
import { copyLink } from '../../../shared/share-link.ts';
import { useSiteOrigin } from '../../../shared/use-site-origin.ts';
import styles from './share-view.module.css';
import { VoteCard } from './vote-card.tsx';
import { workPoster } from './work-poster.ts';

interface ShareViewProps {
  readonly work: Work;
  readonly activity: ActivityInfo;
}

/** Where a link came from that is copied, or scanned from the poster. */
const channels = { link: 'link', poster: 'poster' } as const;

/** The page that a shared link or a poster's code leads to: one work, one press to vote for it. */
export function ShareView({ work, activity }: ShareViewProps) {
  const { id, number, title, story, pictures, author } = work;
  const [query] = useSearchParams();
  const channel = (query.get('from') ?? '').slice(0, 30);
  const origin = useSiteOrigin();
  const crumbs = useActivityCrumbs(activity);
  const [picture] = pictures;
  const addressFor = (name: keyof typeof channels) => `${paths.share(id)}&from=${channels[name]}`;
  const poster = workPoster(work, activity, addressFor('poster'));
  return (
    <PageFrame crumbs={[...crumbs, { label: `为 ${entryNumber(number)} 拉票` }]}>
      <div className={styles.columns}>
        <article className={styles.poster}>
          {picture && (
            <img
              src={resourceUrl(workPicturePath(id, picture, 1280))}
              alt={title}
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
            />
          )}
          <div className={styles.foot}>
            <div>
              <p className={styles.number}>{entryNumber(number)}</p>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.note}>{author ? author.name : '作者在评审结束之后公布'}</p>
              <p className={styles.note}>{activity.name}</p>
            </div>
            <div className={styles.code}>
              {origin !== '' && (
                <QrCode
                  text={`${origin}${addressFor('poster')}`}
                  label={`为 ${entryNumber(number)} 投票的二维码`}
                  size={120}
                />
              )}
              <p className={styles.note}>
                扫码看作品
                {activity.stages.vote &&
                  ` · ${wireDay(activity.stages.vote.to)} ${wireClock(activity.stages.vote.to)} 截止`}
              </p>
            </div>
          </div>
        </article>
        <div className={styles.side}>
          <VoteCard work={work} channel={channel === '' ? '' : `${id} ${channel}`} />
          <section className={styles.card}>
            <h2>帮它拉票</h2>
            <p className={styles.note}>记下来源，一条链接短时间涌入的票会先待查，查明后再计入。</p>
            <Button icon="link" onClick={() => void copyLink(addressFor('link'))}>
              复制链接
            </Button>
            {poster && <PosterButton content={poster} />}
            <Button icon="download" onClick={() => window.print()}>
              打印海报
            </Button>
            <ButtonLink href={paths.works(activity.id)}>看全部作品</ButtonLink>
          </section>
          {story !== '' && <p className={styles.story}>{story}</p>}
        </div>
      </div>
    </PageFrame>
  );
}
