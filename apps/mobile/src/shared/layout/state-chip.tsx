import { classNames } from '@tuyuan/ui/class-names.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-chip.module.css';

export type Tone = 'ok' | 'warn' | 'error' | 'info' | 'plain' | 'brand';

interface StateChipProps {
  readonly tone: Tone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** State as text and colour, with an icon where it matters. */
export function StateChip({ tone, icon: Icon, children }: StateChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {Icon && <Icon size={14} strokeWidth={2} aria-hidden />}
      {children}
    </span>
  );
}
