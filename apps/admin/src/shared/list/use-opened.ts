import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The row open beside the list, and its tab: the address's fragment (`#12/permissions`), so that it can be linked and
 * closed by going back.
 */
export function useOpened<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [idText = '', tabText] = hash.slice(1).split('/');
  const id = /^[1-9]\d{0,9}$/.test(idText) ? Number(idText) : undefined;
  const tab = tabs.find((each) => each === tabText) ?? tabs[0];
  const go = (next: string, replace: boolean) => void navigate({ search, hash: next }, { replace });
  return {
    opened: id === undefined ? undefined : { id, tab },
    open: (row: number, on: Tab = tabs[0]) => go(`${row}/${on}`, false),
    showTab: (on: Tab) => go(`${id ?? ''}/${on}`, true),
    close: () => go('', true),
  };
}
