import { conferenceStateName, conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import styles from './state-dot.module.css';

const tones: Readonly<Record<number, string>> = {
  [states.announced]: 'info',
  [states.registering]: 'success',
  [states.running]: 'brand',
  [states.cancelled]: 'error',
};

/** A conference's state as a coloured dot and its word; takes the colour of the text around it. */
export function StateDot({ state }: { readonly state: number }) {
  return (
    <span className={styles.state} data-tone={tones[state]}>
      {conferenceStateName(state)}
    </span>
  );
}
