import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './summary.module.css';

export interface WaitingThing {
  readonly count: number;
  readonly icon: IconName;
  /** Follows the count. */
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

/** What waits for the person, the most urgent first; absent when nothing does. */
export function Waiting({ things }: { readonly things: readonly WaitingThing[] }) {
  if (things.length === 0) return null;
  return (
    <Panel title="等你处理">
      <ul className={styles.waiting}>
        {things.map(({ count, icon, text, action, href }, index) => (
          <li key={href}>
            <span className={styles.what}>
              <Icon name={icon} size={18} />
              {count} {text}
            </span>
            <ButtonLink href={href} size="small" kind={index === 0 ? 'primary' : 'outline'}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
