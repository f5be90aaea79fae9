import { useEffect, useState } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import styles from './html-fragment.module.css';
import { loadHtmlFragment } from './load-html-fragment.ts';
import { Skeleton } from './skeleton.tsx';

interface HtmlFragmentProps {
  /** A URL of this origin. */
  readonly url: string;
}

type State = { readonly html: string } | 'loading' | 'failed';

/** A piece of HTML from a URL of this site, cleaned of everything that could run. */
export function HtmlFragment({ url }: HtmlFragmentProps) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address again.
  useEffect(() => {
    const leaving = new AbortController();
    setState('loading');
    loadHtmlFragment(url, leaving.signal).then(
      (html) => setState({ html }),
      () => leaving.signal.aborted || setState('failed'),
    );
    return () => leaving.abort();
  }, [url, attempt]);

  if (state === 'failed') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />;
  if (state === 'loading') {
    return (
      <div className={styles.loading} role="status" aria-label="正在载入">
        <Skeleton width="40%" height={24} />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    );
  }
  if (state.html.trim() === '') return <EmptyState title="这里还没有内容" icon="info" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify in loadHtmlFragment.
  return <div className={styles.fragment} dangerouslySetInnerHTML={{ __html: state.html }} />;
}
