import { useSearchParams } from 'react-router-dom';
import styles from './page-tabs.module.css';

interface PageTabsProps<Value extends string> {
  /** Name of the query parameter. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
}

/** Tabs of a page; the selected one is kept in the address. */
export function PageTabs<Value extends string>({ name, label, tabs, value }: PageTabsProps<Value>) {
  const [query, setQuery] = useSearchParams();
  function choose(chosen: Value) {
    const next = new URLSearchParams(query);
    next.set(name, chosen);
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
