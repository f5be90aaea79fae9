import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** 12 px corners: the one that matters most. */
  readonly isHero?: boolean;
}

/** Block of a page with a border and no shadow. */
export function Card({ children, className, isHero = false }: CardProps) {
  return <section className={classNames(styles.card, isHero && styles.hero, className)}>{children}</section>;
}
