import { classNames } from '@tuyuan/ui/class-names.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  /** The only red element of the view. */
  readonly isPrimary?: boolean;
  /** `auto`: while the promise of `onClick` is pending. */
  readonly isBusy?: boolean | 'auto';
  readonly isDisabled?: boolean;
  /** Whether a button that switches something is on. */
  readonly isPressed?: boolean;
  /** `small`: as wide as its words. `large`: 48 px high, the main action of a page without a bar. */
  readonly size?: 'small' | 'medium' | 'large';
  /** A page of this app to go to instead of an action. */
  readonly to?: string | undefined;
  /** Goes there without a step back to here. */
  readonly isReplacing?: boolean;
  /** Link target instead of an action: `tel:` and addresses of other sites. */
  readonly href?: string | undefined;
  readonly type?: 'button' | 'submit';
  readonly onClick?: (() => unknown) | undefined;
}

/** The button of the phone pages: a pill, 44 px high, as wide as its place. */
export function Button(props: ButtonProps) {
  const { children, icon: Icon, isPrimary, isDisabled, isPressed, size = 'medium', to, href, type = 'button' } = props;
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = props.isBusy === 'auto' ? isRunning : props.isBusy === true;
  const className = classNames(styles.button, styles[size], isPrimary && styles.primary);
  async function run() {
    setIsRunning(true);
    try {
      await props.onClick?.();
    } finally {
      setIsRunning(false);
    }
  }
  const content = (
    <>
      {isBusy ? <Spinner size={18} /> : Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <Link className={className} to={to} replace={props.isReplacing === true} onClick={() => void props.onClick?.()}>
        {content}
      </Link>
    );
  if (href !== undefined)
    return (
      <a className={className} href={href}>
        {content}
      </a>
    );
  return (
    <button
      type={type}
      className={className}
      disabled={isDisabled === true || isBusy}
      aria-pressed={isPressed}
      onClick={() => void (props.isBusy === 'auto' ? run() : props.onClick?.())}
    >
      {content}
    </button>
  );
}
