import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import styles from './confirm-view.module.css';
import type { Licensee } from './use-licensee.ts';

interface LicenseeFieldsProps {
  readonly licensee: Licensee;
  readonly error: string | undefined;
}

/** Whose name the certificates carry. */
export function LicenseeFields({ licensee, error }: LicenseeFieldsProps) {
  const isPerson = licensee.kind === 'person';
  return (
    <section className={styles.card} aria-labelledby="licensee-title">
      <h2 id="licensee-title">授权对象</h2>
      <p className={styles.note}>写进授权证书，支付后不能更改</p>
      <Segmented
        label="授权对象"
        value={licensee.kind}
        segments={[
          { value: 'person', label: '个人' },
          { value: 'organization', label: '单位' },
        ]}
        onChange={licensee.setKind}
      />
      <TextField
        label={isPerson ? '姓名' : '单位全称'}
        value={licensee.name}
        maxLength={80}
        required
        error={error}
        onChange={(event) => licensee.setName(event.target.value)}
      />
    </section>
  );
}
