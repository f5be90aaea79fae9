import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceCalendarPath } from '@tuyuan/contract/conference/conference-path.ts';
import { Breadcrumb } from '@tuyuan/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { bannerSources } from '../../../shared/banner-sources.ts';
import {
  attachmentPath,
  briefPath,
  conferencePath,
  navigatePath,
  phonePath,
} from '../../../shared/conference/conference-paths.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { useConferenceCrumbs } from '../../../shared/use-conference-crumbs.ts';
import styles from './conference-frame.module.css';
import { ConferenceHeading } from './conference-heading.tsx';

const ShareButtons = deferred(async () => (await import('../../../shared/share-buttons.tsx')).ShareButtons);

const parts = [
  ['概览', briefPath],
  ['议程与嘉宾', conferencePath],
  ['资料', attachmentPath, 'materials'],
  ['到达指引', navigatePath],
  ['手机端', phonePath],
] as const;
export type ConferencePart = (typeof parts)[number][0];

/** Pages whose content doesn't begin with a part of its own under the tabs. */
const hasRoomAbove: ReadonlySet<ConferencePart> = new Set(['资料', '到达指引', '手机端']);

interface ConferenceFrameProps {
  readonly conference: ConferenceDetail;
  readonly current: ConferencePart;
  /** The cover lies behind the heading over the whole width, instead of beside it. */
  readonly isCovered?: boolean;
  /** At the right of the heading: one's ticket. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Common frame of a conference's pages: cover, name, time, place and navigation. */
export function ConferenceFrame({ conference, current, isCovered = false, aside, children }: ConferenceFrameProps) {
  const { id, title, cover, banner, modules } = conference;
  const crumbs = useConferenceCrumbs();
  const wide = banner || cover;
  const hasCover = isCovered && wide !== '';
  const shown = parts.filter(([, , module]) => module === undefined || modules.includes(module));
  return (
    <>
      <header className={hasCover ? styles.covered : styles.head}>
        {hasCover && (
          <img className={styles.banner} {...bannerSources(wide)} sizes="100vw" alt="" fetchPriority="high" />
        )}
        <div className={styles.column}>
          <Breadcrumb crumbs={[...crumbs, { label: title }]} />
          <div className={styles.headRow}>
            {!isCovered && cover !== '' && (
              <img
                className={styles.cover}
                {...bannerSources(cover)}
                sizes="(max-width: 767px) 100vw, 300px"
                alt=""
                width={300}
                height={150}
                fetchPriority="high"
              />
            )}
            <ConferenceHeading conference={conference} />
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        </div>
      </header>
      <div className={styles.bar}>
        <div className={styles.column}>
          <div className={styles.tabs}>
            <Tabs
              label="会议的各部分"
              tabs={shown.map(([label, pathOf]) => ({ label, href: pathOf(id), isCurrent: label === current }))}
            />
          </div>
          <div className={styles.tools}>
            <ButtonLink kind="text" size="small" href={conferenceCalendarPath(id)} icon="calendar">
              加入日历
            </ButtonLink>
            <ShareButtons kind="text" size="small" path={conferencePath(id)} title={title} />
            {current === '议程与嘉宾' && (
              <Button kind="text" size="small" icon="download" className={styles.print} onClick={() => window.print()}>
                打印
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className={classNames(styles.body, hasRoomAbove.has(current) && styles.spaced)}>{children}</div>
    </>
  );
}
