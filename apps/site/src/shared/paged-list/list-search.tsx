import { useNavigate } from 'react-router-dom';
import styles from './list-search.module.css';

interface ListSearchProps {
  /** Read by screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly keyword: string;
  hrefOf(keyword: string): string;
}

/** Searches a list: the word stands in the address. */
export function ListSearch({ label, placeholder, keyword, hrefOf }: ListSearchProps) {
  const navigate = useNavigate();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        void navigate(hrefOf(typeof typed === 'string' ? typed.trim() : ''));
      }}
    >
      <input
        key={keyword}
        className={styles.search}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={60}
        defaultValue={keyword}
      />
    </form>
  );
}
