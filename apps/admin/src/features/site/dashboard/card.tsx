import { ReloadOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './card.module.css';

interface CardQuery<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  refetch(): unknown;
}

interface CardProps<Data> {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly query: CardQuery<Data>;
  readonly className?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the start page that loads, fails and is retried by itself. */
export function Card<Data>({ title, aside, query, className, children }: CardProps<Data>) {
  const { data, error } = query;
  return (
    <section className={classNames(styles.card, className)} {...(title !== undefined && { 'aria-label': title })}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
      )}
      {data !== undefined && error === undefined ? (
        children(data)
      ) : (
        <div className={styles.body}>
          {error === undefined ? (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          ) : (
            <div className={styles.fault} role="alert">
              <span>{failureText(error)}</span>
              <Button size="small" icon={<ReloadOutlined />} onClick={() => void query.refetch()}>
                再试一次
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
