import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import styles from './person-mark.module.css';

const hues = ['#5b7bb5', '#7a63a8', '#458c77', '#a86a3d', '#99567a', '#557a3f', '#3f7f9d', '#8a6d2f'];

interface PersonMarkProps {
  readonly id: number;
  readonly name: string;
  /** Path of the picture; without one the letter is shown. */
  readonly avatar?: string;
  readonly size?: number;
}

/** A round avatar: the picture, or the name's first letter in a colour fixed per user, for recognition. */
export function PersonMark({ id, name, avatar = '', size = 32 }: PersonMarkProps) {
  if (avatar !== '')
    return <img className={styles.mark} src={resourceUrl(avatar)} alt="" width={size} height={size} loading="lazy" />;
  return (
    <span
      className={styles.mark}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.44, '--hue': hues[id % hues.length] }}
    >
      {name.slice(0, 1)}
    </span>
  );
}
