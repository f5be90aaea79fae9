import type { NavigationItem } from '@tuyuan/contract/site/index-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation } from 'react-router-dom';
import { isCurrentItem } from './navigation-items.ts';

interface NavigationLinksProps {
  /** Every item of the navigation: only one of them is the current page's. */
  readonly all: readonly NavigationItem[];
  readonly shown: readonly NavigationItem[];
  classOf?(index: number): string | undefined;
}

export function NavigationLinks({ all, shown, classOf }: NavigationLinksProps) {
  const { pathname } = useLocation();
  // The longest matching link, so that /album is not highlighted along with /album/list's own item.
  const current = all
    .filter((item) => isCurrentItem(item, pathname))
    .toSorted((a, b) => b.link.length - a.link.length)[0];
  return shown.map((item, index) => (
    <Link
      key={`${item.link} ${item.name}`}
      href={item.link}
      className={classOf?.(index)}
      aria-current={item === current ? 'page' : undefined}
    >
      {item.name}
    </Link>
  ));
}
