import { useEffect, useState } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './html-fragment.module.css';

/** User-written text with headings and pictures; cleaned again before it is shown. */
export function RichText({ html }: { readonly html: string }) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    let isWanted = true;
    void cleanHtml(html).then((clean) => isWanted && setShown(clean));
    return () => {
      isWanted = false;
    };
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify.
  return <div className={styles.fragment} dangerouslySetInnerHTML={{ __html: shown }} />;
}
