import { useFindRecordsQuery } from '@tuyuan/api-client/site/record-search.ts';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { useSettled } from '../../../../shared/filters/use-settled.ts';
import { paths } from '../../../../shared/paths.ts';
import { useMayOpen } from '../../../../shared/use-may-open.ts';
import { findPages, findSettings } from './find-pages.ts';
import type { FoundGroup, FoundItem } from './found-item.ts';
import { recordGroups } from './record-groups.ts';

const typingPauseMs = 200;

/** Finds pages, settings and records that this person may open; without words, what was chosen last. */
export function useFound(menu: readonly MenuNode[], text: string, recent: readonly FoundItem[]) {
  const mayOpen = useMayOpen();
  const words = text.trim();
  const asked = useSettled(words, typingPauseMs);
  const query = useFindRecordsQuery({ words: asked }, { skip: asked === '' });
  if (words === '') {
    const open = recent.filter(({ to }) => mayOpen(to.replace(/[?#].*/, '')));
    return {
      groups: groupsOf([
        ['最近打开', open],
        ['页面', findPages(menu, '')],
      ]),
      isBusy: false,
      error: undefined,
      retry,
    };
  }
  const isCurrent = asked === words && !query.isFetching;
  const records = recordGroups(query.currentData?.items ?? []);
  const isNumber = records.some(({ items }) => items.some(({ code }) => code.toLowerCase() === words.toLowerCase()));
  const pages = groupsOf([['页面', findPages(menu, words)]]);
  const others = groupsOf([
    ['设置', mayOpen(paths.settings) ? findSettings(words) : []],
    ['可以做的事', mayOpen(paths.images) ? [searchImages(words)] : []],
  ]);
  return {
    groups: isNumber ? [...records, ...pages, ...others] : [...pages, ...records, ...others],
    isBusy: !isCurrent && query.error === undefined,
    error: asked === words ? query.error : undefined,
    retry,
  };

  function retry(): void {
    void query.refetch();
  }
}

function groupsOf(groups: readonly (readonly [title: string, items: readonly FoundItem[]])[]): FoundGroup[] {
  return groups.filter(([, items]) => items.length > 0).map(([title, items]) => ({ title, items }));
}

function searchImages(words: string): FoundItem {
  return {
    to: `${paths.images}?keyword=${encodeURIComponent(words)}`,
    title: `在图片里搜“${words}”`,
    code: '',
    note: '',
  };
}
