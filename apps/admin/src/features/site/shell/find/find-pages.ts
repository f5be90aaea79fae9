import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { settingDefinition, settingGroups, settingNames } from '@tuyuan/contract/site/setting-definitions.ts';
import { paths } from '../../../../shared/paths.ts';
import type { FoundItem } from './found-item.ts';

const most = 6;

/** Returns the pages of this menu whose name, or whose group's, holds the words; those named so first. */
export function findPages(menu: readonly MenuNode[], words: string): FoundItem[] {
  const pages = menu.flatMap((node) => pagesOf(node, []));
  const holds = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const named = pages.filter(({ title }) => holds(title));
  return [...named, ...pages.filter((page) => !named.includes(page) && holds(page.note))].slice(0, most);
}

function pagesOf({ name, path, children }: MenuNode, above: readonly string[]): FoundItem[] {
  if (children.length > 0) return children.flatMap((child) => pagesOf(child, [...above, name]));
  // Entries of one's own may lead out of the back office.
  return path.startsWith('/') ? [{ to: path, title: name, code: '', note: above.join(' / ') }] : [];
}

/** Returns the site's settings whose title or explanation holds the words. */
export function findSettings(words: string): FoundItem[] {
  const holds = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const known = settingNames.map((name) => ({ name, ...settingDefinition(name) }));
  const titled = known.filter(({ title }) => holds(title));
  return [...titled, ...known.filter((each) => !titled.includes(each) && holds(each.help))]
    .slice(0, most)
    .map(({ name, title, group }) => ({
      to: `${paths.settings}#settings_${name}`,
      title,
      code: '',
      note: `网站设置 / ${settingGroups[group].title}`,
    }));
}
