import type { ScheduleColour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './schedule-colours.module.css';

/** Colour of a room or track; its name stands beside it. */
export function ColourSquare({ colour }: { readonly colour: ScheduleColour }) {
  return <span className={classNames(styles.square, styles[colour])} aria-hidden />;
}
