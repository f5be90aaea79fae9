import { classNames } from '@tuyuan/ui/class-names.ts';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row.module.css';

interface RowProps {
  readonly icon?: LucideIcon;
  /** In place of the icon: a picture, or a time with its day below. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  /** Secondary words below the title. */
  readonly text?: ReactNode;
  /** What the title names; takes the rest of the row. */
  readonly value?: ReactNode;
  /** A state or a count at the end. */
  readonly end?: ReactNode;
  /** A button at the end. */
  readonly action?: ReactNode;
  /** Last in the row: by default the chevron of what opens. Null for none. */
  readonly sign?: LucideIcon | null;
  readonly to?: string;
  /** A page of the site instead of one of this app. */
  readonly href?: string;
  readonly isDisabled?: boolean;
  readonly onClick?: (() => unknown) | undefined;
}

/** Row of a list: a link with `to`, a button with `onClick`, otherwise plain. */
export function Row(props: RowProps) {
  const { icon: Icon, start, title, text, value, end, action, to, isDisabled, onClick } = props;
  const address = to ?? props.href;
  const opens = address !== undefined || onClick !== undefined || isDisabled !== undefined;
  const Sign = props.sign === undefined && opens ? ChevronRight : props.sign;
  const className = classNames(styles.row, Sign && styles.signed);
  const Words = opens ? 'span' : 'div';
  const content = (
    <>
      {Icon && <Icon size={22} strokeWidth={1.75} className={styles.icon} aria-hidden />}
      {start !== undefined && <span className={styles.start}>{start}</span>}
      <Words className={classNames(styles.words, value !== undefined && styles.label)}>
        {title}
        {text && <small>{text}</small>}
      </Words>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {end}
      {action && <span className={styles.action}>{action}</span>}
      {Sign && <Sign size={18} strokeWidth={1.75} className={styles.sign} aria-hidden />}
    </>
  );
  if (address !== undefined)
    return (
      <Link to={address} reloadDocument={to === undefined} className={className}>
        {content}
      </Link>
    );
  if (opens)
    return (
      <button type="button" className={className} disabled={isDisabled} onClick={() => void onClick?.()}>
        {content}
      </button>
    );
  return <div className={className}>{content}</div>;
}
