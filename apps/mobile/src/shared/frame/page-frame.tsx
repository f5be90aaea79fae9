import { type ReactNode, useEffect } from 'react';
import { useEndedSession } from '../meeting/use-ended-session.ts';
import { inWechat } from './in-wechat.ts';
import { OfflineStrip } from './offline-strip.tsx';
import styles from './page-frame.module.css';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

interface PageFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** False if there is nothing to go back to. */
  readonly hasBack?: boolean;
  /** Fixed buttons at the bottom, in place of the tabs. */
  readonly bar?: ReactNode;
  /** In place of the conference's tabs. */
  readonly tabs?: ReactNode;
  /** False for pages before the login and full-screen ones. */
  readonly hasTabs?: boolean;
  /** Time of the page's data and its name for the offline strip: 「正在看 09:12 的日程」. */
  readonly asOf?: Date | undefined;
  readonly subject?: string;
  /** Error of the last call, for the strip that says older data is shown. */
  readonly error?: unknown;
  /** In place of the strip's own words: 没有网络，入场码照常可用. */
  readonly offlineText?: string | undefined;
  /** False for pages that draw the strip themselves or need no network. */
  readonly hasOfflineStrip?: boolean;
  /** Enables pull-to-refresh. */
  readonly onRefresh?: (() => unknown) | undefined;
  /** Button at the right end of the title bar. */
  readonly action?: ReactNode;
}

/** Frame of every page: title, offline strip, content, and tabs or buttons within the thumb's reach. */
export function PageFrame(props: PageFrameProps) {
  const {
    title,
    children,
    bar,
    tabs = <TabBar />,
    hasTabs = true,
    hasBack = true,
    hasOfflineStrip = true,
    asOf,
    subject,
    error,
    offlineText,
    onRefresh,
  } = props;
  useEndedSession();
  useEffect(() => {
    document.title = title;
  }, [title]);
  const content = (
    <>
      {hasOfflineStrip && (
        <OfflineStrip
          asOf={asOf}
          subject={subject}
          text={offlineText}
          hasFailed={error !== undefined}
          onRetry={onRefresh}
        />
      )}
      <main className={styles.content}>{children}</main>
    </>
  );
  const showsTabs = hasTabs && bar === undefined;
  return (
    <div className={styles.page} data-has-top-bar={!inWechat}>
      {!inWechat && <TopBar title={title} hasBack={hasBack} action={props.action} />}
      {onRefresh ? <PullToRefresh onRefresh={onRefresh}>{content}</PullToRefresh> : content}
      {bar !== undefined && <div className={styles.bar}>{bar}</div>}
      {showsTabs && tabs}
    </div>
  );
}
