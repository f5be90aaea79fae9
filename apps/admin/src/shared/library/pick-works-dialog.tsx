import { useSearchAlbumsQuery, useSearchImagesQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { TopicItem } from '@tuyuan/contract/library/topic-album.ts';
import { Button, Checkbox, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useSettled } from '../filters/use-settled.ts';
import { NotLoaded } from '../states/not-loaded.tsx';
import styles from './pick-works-dialog.module.css';

interface PickDialogProps {
  /** Those that are there already. */
  readonly chosen: readonly number[];
  /** As many may be there in the end. */
  readonly max: number;
  /** What stands beside those. */
  readonly thereText: string;
  readonly onPick: (picked: TopicItem[]) => void;
  readonly onClose: () => void;
}

const TYPING_PAUSE = 300;
const PAGE = 30;
const MOST_PAGES = 3;

/** Chooses among published images, found as visitors find them. */
export function PickImagesDialog(props: PickDialogProps) {
  const search = useSearchWords();
  const query = useSearchImagesQuery({
    keyword: search.keyword,
    maxResultCount: search.count,
    sort: search.keyword === '' ? 'newest' : 'relevance',
    withFacets: false,
  });
  const items = query.data?.items.map(
    ({ id, title, author, version, width, height, thumbhash }): TopicItem => ({
      id,
      title,
      author: author.nickName,
      cover: { id, title, version, width, height, thumbhash },
      reviewState: 'approved',
    }),
  );
  return <PickDialog {...props} noun="图片" unit="张" search={search} query={query} items={items} />;
}

/** Chooses among published albums. */
export function PickAlbumsDialog(props: PickDialogProps) {
  const search = useSearchWords();
  const query = useSearchAlbumsQuery({
    keyword: search.keyword,
    maxResultCount: search.count,
    sort: search.keyword === '' ? 'newest' : 'relevance',
  });
  const items = query.data?.items.map(
    ({ id, title, author, covers }): TopicItem => ({
      id,
      title,
      author: author.nickName,
      cover: covers[0] ?? null,
      reviewState: 'approved',
    }),
  );
  return <PickDialog {...props} noun="图集" unit="个" search={search} query={query} items={items} />;
}

function useSearchWords() {
  const [words, setWords] = useState('');
  const [pages, setPages] = useState(1);
  return {
    words,
    keyword: useSettled(words.trim(), TYPING_PAUSE),
    count: pages * PAGE,
    hasRoom: pages < MOST_PAGES,
    more: () => setPages(pages + 1),
    type: (text: string) => {
      setWords(text);
      setPages(1);
    },
  };
}

interface PickBodyProps extends PickDialogProps {
  readonly noun: '图片' | '图集';
  readonly unit: '张' | '个';
  readonly search: ReturnType<typeof useSearchWords>;
  readonly query: { readonly error?: unknown; readonly isFetching: boolean; refetch(): unknown };
  readonly items: readonly TopicItem[] | undefined;
}

function PickDialog({ noun, unit, search, query, items, chosen, max, thereText, onPick, onClose }: PickBodyProps) {
  const [picked, setPicked] = useState<readonly TopicItem[]>([]);
  const isFull = chosen.length + picked.length >= max;

  function toggle(item: TopicItem): void {
    const without = picked.filter(({ id }) => id !== item.id);
    // Of one, the other takes the place.
    if (without.length < picked.length) setPicked(without);
    else setPicked(max === 1 ? [item] : [...picked, item]);
  }
  function finish(): void {
    onPick([...picked]);
    onClose();
  }

  return (
    <Modal
      open
      width={880}
      title={`添加${noun}`}
      okText={picked.length > 0 ? `添加 ${picked.length} ${unit}` : '添加'}
      okButtonProps={{ disabled: picked.length === 0 }}
      onOk={finish}
      onCancel={onClose}
    >
      <Input.Search
        allowClear
        autoFocus
        placeholder={`搜已发布的${noun}：标题、标签、地区、摄影师`}
        aria-label={`搜${noun}`}
        value={search.words}
        loading={query.isFetching}
        onChange={({ target }) => search.type(target.value)}
      />
      {query.error !== undefined && items === undefined ? (
        <NotLoaded noun={noun} error={query.error} onRetry={query.refetch} />
      ) : items === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} title={false} style={{ marginBlockStart: 16 }} />
      ) : items.length === 0 ? (
        <p className={styles.none}>没有找到，换个词试试。</p>
      ) : (
        <ul className={styles.grid} aria-label={noun}>
          {items.map((item) => {
            const isThere = chosen.includes(item.id);
            const isPicked = picked.some(({ id }) => id === item.id);
            return (
              <li key={item.id}>
                <label
                  htmlFor={`pick-${item.id}`}
                  className={styles.card}
                  data-picked={isPicked || undefined}
                  data-there={isThere || undefined}
                >
                  <span className={styles.picture}>
                    {item.cover && <img src={imageUrl(item.cover, 320)} alt="" loading="lazy" />}
                  </span>
                  <span className={styles.title}>
                    <Checkbox
                      id={`pick-${item.id}`}
                      checked={isThere || isPicked}
                      disabled={isThere || (isFull && !isPicked && max > 1)}
                      aria-label={`选择「${item.title}」`}
                      onChange={() => toggle(item)}
                    />
                    <span className={styles.name} title={`${item.title} · ${item.author}`}>
                      {isThere ? thereText : item.title}
                    </span>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {items !== undefined && items.length === search.count && search.hasRoom && (
        <Button block type="text" loading={query.isFetching} onClick={search.more}>
          再多看一些
        </Button>
      )}
    </Modal>
  );
}
