import { conferenceStateName, conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './state-tag.module.css';

const looks: Readonly<Record<number, string | undefined>> = {
  [states.registering]: styles.open,
  [states.running]: styles.running,
  [states.cancelled]: styles.cancelled,
};

interface TagProps {
  readonly look?: string | undefined;
  readonly children: ReactNode;
}

export function Tag({ look, children }: TagProps) {
  return <span className={classNames(styles.tag, look)}>{children}</span>;
}

/** Shows a conference's state. */
export function StateTag({ state }: { readonly state: number }) {
  return <Tag look={looks[state]}>{conferenceStateName(state)}</Tag>;
}
