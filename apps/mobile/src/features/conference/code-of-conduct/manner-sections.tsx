import type { MannerSection } from '@tuyuan/contract/conference/code-of-conduct.ts';
import styles from './manner-sections.module.css';
import { topicIcons } from './topic-icons.ts';
import { withPhoneLinks } from './with-phone-links.tsx';

/** Shows the code of conduct, one block per rule. */
export function MannerSections({ sections }: { readonly sections: readonly MannerSection[] }) {
  return (
    <ol className={styles.list}>
      {sections.map(({ topic, title, text }, index) => {
        const Icon = topicIcons[topic];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version's sections never move.
          <li key={index} className={styles.section}>
            <span className={styles.sign}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </span>
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{withPhoneLinks(text)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
