import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { FileText, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conferenceDay } from '../../../shared/clock/conference-day.ts';
import { conferenceToday } from '../../../shared/clock/conference-today.ts';
import { dropKeptFiles } from '../../../shared/kept/kept-files.ts';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { KeepAllBar } from './keep-all-bar.tsx';
import { MaterialList } from './material-list.tsx';
import { MaterialPicture } from './material-picture.tsx';
import { keptKey, matchingMaterials, outdatedKeys } from './material-words.ts';
import styles from './materials.module.css';
import { useKeptFiles } from './use-kept-files.ts';

interface MaterialsProps {
  readonly items: readonly Attachment[];
}

type Tab = 'session' | 'office' | 'kept';

/** Shows a conference's files: by session, the office's, and those on this phone. */
export function Materials({ items }: MaterialsProps) {
  const [params] = useSearchParams();
  const [words, setWords] = useState('');
  const isOnline = useOnline();
  const kept = useKeptFiles();
  useEffect(() => {
    const outdated = outdatedKeys(kept, items);
    if (outdated.length > 0) void dropKeptFiles(outdated);
  }, [kept, items]);
  const isKept = (item: Attachment) => kept.has(keptKey(item));
  const parts: Record<Tab, Attachment[]> = {
    session: items.filter(({ session }) => session !== null),
    office: items.filter(({ session }) => session === null),
    kept: items.filter(isKept),
  };
  const tab = tabOf(params.get('tab'));
  const found = matchingMaterials(words.trim() === '' ? parts[tab] : items, words);
  const today = conferenceToday();
  const ofToday = items.filter(
    (item) => item.session && conferenceDay(item.session.startTime) === today && item.door === 'open' && !isKept(item),
  );
  return (
    <>
      <div className={styles.head}>
        <label className={styles.search}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <input
            type="search"
            placeholder="搜资料名、场次"
            aria-label="搜资料名、场次"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <PageTabs
          name="tab"
          label="资料"
          tabs={[
            { value: 'session', label: '按场次' },
            { value: 'office', label: '会务文件' },
            { value: 'kept', label: `已下载 ${parts.kept.length}` },
          ]}
          value={tab}
        />
      </div>
      {found.length === 0 ? (
        <EmptyView
          icon={FileText}
          title={words.trim() === '' ? emptyWords[tab].title : '没有符合的资料'}
          text={words.trim() === '' ? emptyWords[tab].text : '换个词试试，资料名和场次名都能搜。'}
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
      <MaterialPicture items={items} />
    </>
  );
}

const emptyWords: Readonly<Record<Tab, { readonly title: string; readonly text: string }>> = {
  session: { title: '讲者还没有交资料', text: '讲稿和样片公布后会列在这里。' },
  office: { title: '还没有会务文件', text: '手册、交通示意等公布后会列在这里。' },
  kept: { title: '还没有下载资料', text: '下载过的资料，没有网络也能看。' },
};

function tabOf(text: string | null): Tab {
  return text === 'office' || text === 'kept' ? text : 'session';
}
