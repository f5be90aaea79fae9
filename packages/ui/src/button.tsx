import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { LinkProps } from './link.tsx';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** One primary button per view. */
  readonly kind?: 'primary' | 'outline' | 'text';
  /** 32, 40 or 48 px high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly isBlock?: boolean;
  readonly icon?: IconName;
  readonly className?: string | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Shows a ring and refuses presses while the action runs. */
  readonly isBusy?: boolean;
}

function lookOf({ kind = 'outline', size = 'medium', isBlock, className }: ButtonLook, isBusy = false): string {
  const sizeClass = size !== 'medium' && styles[size];
  return classNames(styles.button, styles[kind], sizeClass, isBlock && styles.block, isBusy && styles.busy, className);
}

export function Button(props: ButtonProps) {
  const { kind, size, isBlock, icon, isBusy = false, className, children, disabled, ...rest } = props;
  const look = lookOf({ ...props }, isBusy);
  return (
    <button type="button" {...rest} className={look} disabled={disabled || isBusy} aria-busy={isBusy || undefined}>
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

export function ButtonLink(props: ButtonLook & LinkProps & { readonly children: ReactNode }) {
  const { kind, size, isBlock, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={lookOf(props)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  readonly icon: IconName;
  /** The action, for screen readers and as the tooltip. */
  readonly label: string;
  readonly isFilled?: boolean;
  readonly className?: string | undefined;
}

export function IconButton({ icon, label, isFilled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(styles.button, styles.icon, className)}
      aria-label={label}
    >
      <Icon name={icon} isFilled={isFilled} />
    </button>
  );
}
