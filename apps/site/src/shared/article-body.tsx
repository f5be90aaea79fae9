import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  readonly html: string;
  /** In a column of its own width. */
  readonly isNarrow?: boolean;
}

/** An editor's text. The server cleans it at each reading, so that it is in the page before any script runs. */
export function ArticleBody({ html, isNarrow = false }: ArticleBodyProps) {
  const className = classNames(styles.body, isNarrow && styles.narrow);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server at writing and at reading.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
