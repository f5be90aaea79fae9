import type { Reply } from '@tuyuan/contract/community/comment-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import styles from './comments.module.css';

type Mention = Reply['mentions'][number];

/** A comment's text, in which those it names stand out; photographers are led to. */
export function MentionText({ text, mentions }: { readonly text: string; readonly mentions: readonly Mention[] }) {
  // Of two names that begin alike the longer one is looked for first.
  const names = mentions.toSorted((a, b) => b.name.length - a.name.length);
  return <>{named(text, names)}</>;
}

function named(text: string, [mention, ...others]: readonly Mention[]): ReactNode {
  if (!mention) return text;
  const { id, name, isPhotographer } = mention;
  return text.split(`@${name}`).map((part, index) => {
    const key = `${id} ${index}`;
    return (
      <span key={key}>
        {index > 0 &&
          (isPhotographer ? (
            <Link href={`/photographer/userinfo?id=${id}`} className={styles.target}>
              @{name}
            </Link>
          ) : (
            <span className={styles.target}>@{name}</span>
          ))}
        {named(part, others)}
      </span>
    );
  });
}
