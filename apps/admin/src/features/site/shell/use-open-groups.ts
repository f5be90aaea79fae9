import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { useState } from 'react';
import { menuTrail } from './menu-items.tsx';

const storageKey = 'admin.menu.open';

/** The groups of the menu that show their pages: those above the current page, until another one is opened; that one is remembered for pages of no group. */
export function useOpenGroups(menu: readonly MenuNode[], path: string) {
  const above = trailOf(menu, path).slice(0, -1);
  const at = above.at(-1);
  const [chosen, setChosen] = useState<{ readonly at: string | undefined; readonly groups: readonly string[] }>();
  const own = at === undefined ? trailOf(menu, localStorage.getItem(storageKey) ?? '') : above;
  const openGroups = chosen !== undefined && chosen.at === at ? chosen.groups : own;
  function changeOpen(keys: readonly string[] | false): void {
    const opened = keys === false ? undefined : keys.find((key) => !openGroups.includes(key));
    if (opened !== undefined) localStorage.setItem(storageKey, opened);
    // Opening one closes those beside it.
    setChosen({ at, groups: opened === undefined ? keys || [] : trailOf(menu, opened) });
  }
  return { openGroups: [...openGroups], changeOpen };
}

const trailOf = (menu: readonly MenuNode[], path: string) => menuTrail(menu, path).map((node) => node.path);
