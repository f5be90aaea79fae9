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
  /** False where there is nothing to go back to. */
  readonly hasBack?: boolean;
  /** The fixed buttons at the bottom, in place of the tabs. */
  readonly bar?: ReactNode;
  /** False for pages before the log-in and full-screen ones. */
  readonly hasTabs?: boolean;
  /** Of the page's data, for the strip that tells of a broken network: the time it is of, and its name in 「正在看 09:12 的日程」. */
  readonly asOf?: Date | undefined;
  readonly subject?: string;
  /** What its last call failed with, for the strip that tells that older data is shown. */
  readonly error?: unknown;
  /** In place of the strip's own words: 没有网络，入场码照常可用. */
  readonly offlineText?: string | undefined;
  /** False for pages that draw the strip themselves, or need no network. */
  readonly hasOfflineStrip?: boolean;
  /** Makes the page reload when it is pulled down. */
  readonly onRefresh?: (() => unknown) | undefined;
  /** A button at the right end of the title bar, where there is one. */
  readonly action?: ReactNode;
}

/** Every page's frame: title, the strip for a broken network, content, and tabs or buttons within the thumb's reach. */
export function PageFrame(props: PageFrameProps) {
  const {
    title,
    children,
    bar,
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
      {showsTabs && <TabBar />}
    </div>
  );
}
