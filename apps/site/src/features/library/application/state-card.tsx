import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { type ReactNode, useId } from 'react';
import styles from './state-card.module.css';

interface StateCardProps {
  readonly tone: 'warning' | 'error' | 'success';
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Where an application stands, in one card. */
export function StateCard({ tone, icon, title, lead, children }: StateCardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.card, styles[tone])} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
