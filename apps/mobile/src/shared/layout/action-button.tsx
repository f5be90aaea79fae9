import { classNames } from '@tuyuan/ui/class-names.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './action-button.module.css';

interface ActionButtonProps {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  /** The only red element of the view. */
  readonly isPrimary?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Link target instead of an action: `tel:` and addresses of other sites. */
  readonly href?: string;
  readonly type?: 'button' | 'submit';
  onClick?(): unknown;
}

/** Button of a bottom bar or the single action of a card: a pill, 44 px high. */
export function ActionButton(props: ActionButtonProps) {
  const {
    children,
    icon: Icon,
    isPrimary = false,
    isBusy = false,
    isDisabled = false,
    href,
    type = 'button',
    onClick,
  } = props;
  const className = classNames(styles.button, isPrimary && styles.primary);
  const content = (
    <>
      {isBusy ? <Spinner size={18} /> : Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={className} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button type={type} className={className} disabled={isDisabled || isBusy} onClick={() => void onClick?.()}>
      {content}
    </button>
  );
}
