import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import styles from './search-box.module.css';
import { type SearchKind, searchKindOf, searchKinds, searchPath } from './search-kinds.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** `large` is the home page's. */
  readonly size?: 'normal' | 'large';
  readonly autoFocus?: boolean;
  readonly className?: string | undefined;
  onSearched?(): void;
}

/** Words and what kind of thing to look for. Works as a plain form before scripts run. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isResultPage = pathname.startsWith('/search/');
  const initial = isResultPage ? (query.get('keyword') ?? '') : '';
  // Remounts for a new search, so that the box shows the current keyword.
  return (
    <SearchForm key={`${pathname} ${initial}`} {...props} initial={initial} initialKind={searchKindOf(pathname)} />
  );
}

interface SearchFormProps extends SearchBoxProps {
  readonly initial: string;
  readonly initialKind: SearchKind;
}

function SearchForm({ size = 'normal', autoFocus, className, onSearched, initial, initialKind }: SearchFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<SearchKind>(initialKind);
  const [keyword, setKeyword] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(keyword, kind, isOpen);
  const isShown = isOpen && suggestions.length > 0;

  function search(words: string): void {
    setKeyword(words);
    setOpen(false);
    input.current?.blur();
    onSearched?.();
    void navigate(searchPath(kind, words));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    search((isShown ? suggestions[active] : undefined) ?? keyword);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = suggestions.length - 1;
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'ArrowDown' && isShown) setActive(active >= last ? -1 : active + 1);
    else if (event.key === 'ArrowUp' && isShown) setActive(active < 0 ? last : active - 1);
    else return;
    event.preventDefault();
  }

  return (
    <search className={classNames(styles.place, className)}>
      <form
        action={`/search/${kind}`}
        className={classNames(styles.box, size === 'large' && styles.large)}
        onSubmit={onSubmit}
      >
        <span className={styles.kind}>
          <select
            aria-label="搜索类型"
            value={kind}
            onChange={(event) =>
              setKind(searchKinds.find(({ value }) => value === event.target.value)?.value ?? 'photo')
            }
          >
            {searchKinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
        <input
          ref={input}
          className={styles.words}
          type="search"
          name="keyword"
          value={keyword}
          maxLength={200}
          placeholder="搜题材、地点、摄影师"
          aria-label="搜索关键词"
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only where pressing the search icon has just opened the box.
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => {
            setKeyword(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button
          type="button"
          className={styles.camera}
          title="以图搜图"
          aria-label="以图搜图"
          data-camera
          onClick={() => pictureSearchRequest.set({})}
        >
          <Icon name="camera" size={18} />
        </button>
        <button type="submit" className={styles.go} aria-label="搜索">
          {size === 'large' ? '搜索' : <Icon name="search" size={18} />}
        </button>
        <div id={id} role="listbox" aria-label="搜索建议" className={styles.suggestions} hidden={!isShown}>
          {suggestions.map((text, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys; focus never leaves it.
            <div
              key={text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.suggestion}
              // Otherwise the press would take the focus first and close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => search(text)}
            >
              <Icon name="search" size={16} />
              {text}
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
