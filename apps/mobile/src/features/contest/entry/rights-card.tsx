import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Card } from '../../../shared/layout/card.tsx';
import styles from './rights-card.module.css';

interface RightsCardProps {
  readonly rules: ActivityRules;
  readonly isAgreed: boolean;
  onAgree(isAgreed: boolean): void;
}

/** What one agrees to by sending works in. */
export function RightsCard({ rules: { rights, rightsVersion }, isAgreed, onAgree }: RightsCardProps) {
  return (
    <Card>
      <div id="rights" className={styles.rights}>
        <dl>
          <dt>始终归你</dt>
          <dd>{rights.yours}</dd>
          <dt>我们可以</dt>
          <dd>{rights.ours}</dd>
          <dt>我们不会</dt>
          <dd>{rights.never}</dd>
        </dl>
        <div className={styles.agree}>
          <Checkbox state={isAgreed} onChange={onAgree}>
            我同意权利说明第 {rightsVersion} 版
          </Checkbox>
        </div>
      </div>
    </Card>
  );
}
