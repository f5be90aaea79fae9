import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import styles from './other-tasks.module.css';

export interface OtherTask {
  readonly label: string;
  readonly to: string;
}

/** Other areas of a conference, each on a page of its own; none is required for publishing. */
export function OtherTasks({ tasks }: { readonly tasks: readonly OtherTask[] }) {
  return (
    <>
      <p className={styles.note}>这些不影响发布，可以发布之后慢慢准备；做好随时生效或单独发布。</p>
      <ul className={styles.tasks}>
        {tasks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <RightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
