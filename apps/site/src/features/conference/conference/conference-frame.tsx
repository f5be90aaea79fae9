import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { ReactNode } from 'react';
import {
  attachmentPath,
  briefPath,
  conferencePath,
  navigatePath,
  phonePath,
} from '../../../shared/conference/conference-paths.ts';
import { daysText, placeText } from '../../../shared/conference/conference-words.ts';
import { StateTag } from '../../../shared/conference/state-tag.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import styles from './conference-frame.module.css';

const parts = [
  ['概览', briefPath],
  ['议程与嘉宾', conferencePath],
  ['资料', attachmentPath, 'materials'],
  ['到达指引', navigatePath],
  ['手机端', phonePath],
] as const;
export type ConferencePart = (typeof parts)[number][0];

interface ConferenceFrameProps {
  readonly conference: ConferenceDetail;
  readonly current: ConferencePart;
  readonly hasBanner?: boolean;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Common frame of a conference's pages: name, time, place and navigation. */
export function ConferenceFrame({ conference, current, hasBanner = false, tools, children }: ConferenceFrameProps) {
  const { id, title, banner, conferenceState, modules } = conference;
  const shown = parts.filter(([, , module]) => module === undefined || modules.includes(module));
  return (
    <PageFrame crumbs={[{ label: '首页', href: '/' }, { label: '会议', href: '/conference' }, { label: title }]}>
      {hasBanner && banner !== '' && (
        <img className={styles.banner} src={resourceUrl(banner)} alt="" width={2400} height={800} />
      )}
      <header className={styles.head}>
        <div className={styles.headWords}>
          <StateTag state={conferenceState} />
          <h1 className={styles.headTitle}>{title}</h1>
          <p className={styles.headFacts}>
            <span>
              <Icon name="calendar" size={16} />
              {daysText(conference)}
            </span>
            <span>
              <Icon name="location" size={16} />
              {placeText(conference)}
            </span>
          </p>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.tabs}>
        <Tabs
          label="会议的各部分"
          tabs={shown.map(([label, pathOf]) => ({ label, href: pathOf(id), isCurrent: label === current }))}
        />
      </div>
      {children}
    </PageFrame>
  );
}
