import type { ScheduleColour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './colour-square.module.css';

/** Colour mark of a room; the room's name is beside it. */
export function ColourSquare({ colour }: { readonly colour: ScheduleColour }) {
  return <span className={classNames(styles.square, styles[colour])} aria-hidden />;
}
