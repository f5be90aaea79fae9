import type { Attachment } from '@tuyuan/contract/conference-material.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { SearchBar, Tabs } from 'antd-mobile';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '../../shared/network/use-online.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { KeepAllBar } from './keep-all-bar.tsx';
import { MaterialList } from './material-list.tsx';
import { keptKey, matchingMaterials } from './material-words.ts';
import styles from './materials.module.css';
import { useKeptFiles } from './use-kept-files.ts';

interface MaterialsProps {
  readonly items: readonly Attachment[];
}

type Tab = 'session' | 'office' | 'kept';

/** A conference's files: by session, the office's, those on this phone. */
export function Materials({ items }: MaterialsProps) {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const isOnline = useOnline();
  const kept = useKeptFiles();
  const isKept = (item: Attachment) => kept.has(keptKey(item));
  const parts: Record<Tab, Attachment[]> = {
    session: items.filter(({ session }) => session !== null),
    office: items.filter(({ session }) => session === null),
    kept: items.filter(isKept),
  };
  const tab = tabOf(params.get('tab'));
  const found = matchingMaterials(words.trim() === '' ? parts[tab] : items, words);
  const today = toWireDate(new Date()).slice(0, 10);
  const ofToday = items.filter(
    (item) => item.session?.startTime.startsWith(today) && item.door === 'open' && !isKept(item),
  );
  return (
    <>
      <div className={styles.head}>
        <SearchBar placeholder="搜资料名、场次" value={words} onChange={setWords} className={styles.search ?? ''} />
        <Tabs
          className={styles.tabs ?? ''}
          activeKey={tab}
          onChange={(key) =>
            setParams(key === 'session' ? {} : { tab: key }, { replace: true, preventScrollReset: true })
          }
        >
          <Tabs.Tab key="session" title="按场次" />
          <Tabs.Tab key="office" title="会务文件" />
          <Tabs.Tab key="kept" title={`已下载 ${parts.kept.length}`} />
        </Tabs>
      </div>
      {found.length === 0 ? (
        <EmptyView
          icon={FileText}
          title={words.trim() === '' ? emptyTitles[tab] : '没有符合的资料'}
          text={tab === 'kept' ? '下载过的资料，没有网络也能看。' : undefined}
        />
      ) : (
        <MaterialList items={found} />
      )}
      {isOnline && tab === 'session' && words === '' && ofToday.length > 0 && (
        <>
          <div className={styles.room} />
          <KeepAllBar of="今天" items={ofToday} />
        </>
      )}
    </>
  );
}

const emptyTitles: Readonly<Record<Tab, string>> = {
  session: '讲者还没有交资料',
  office: '还没有会务文件',
  kept: '还没有下载资料',
};

function tabOf(text: string | null): Tab {
  return text === 'office' || text === 'kept' ? text : 'session';
}
