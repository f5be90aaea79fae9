import { useRegisterEntrantMutation } from '@tuyuan/api-client/contest/entrant.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entrantKindWords } from '@tuyuan/contract/contest/activity-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { type FormEvent, useState } from 'react';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './register.module.css';
import { RightsColumns } from './rights-columns.tsx';

const kinds = ['person', 'team'] as const;
type Kind = (typeof kinds)[number];

/** As whom one takes part, and the rights one agrees to. */
export function RegisterForm({ activity }: { readonly activity: ActivityInfo }) {
  const { rules } = activity;
  const { user } = useSessionState();
  const [register, { isLoading }] = useRegisterEntrantMutation();
  const keys = useRetryKey();
  const [kind, setKind] = useState<Kind>('person');
  const [name, setName] = useState(user?.nickName ?? '');
  const [members, setMembers] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isAgreed) {
      setFaults({ rightsVersion: '请先同意权利说明' });
      return;
    }
    const wanted = {
      activityId: activity.id,
      kind,
      name,
      members: kind === 'team' ? members.split('\n').filter((line) => line.trim() !== '') : [],
      rightsVersion: rules.rightsVersion,
    };
    const { data, error } = await register({ ...wanted, key: keys.of(wanted) });
    if (data) {
      showToast({ text: data.state === 'pending' ? '已报名，等主办方审核' : '报名成功，可以投稿了', tone: 'success' });
      return;
    }
    const { fields, rest } = fieldErrors(error, ['kind', 'name', 'members', 'rightsVersion']);
    setFaults({
      ...Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts?.[0] ?? ''])),
      ...(rest && { rest }),
    });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {rules.hasTeams && (
        <Segmented
          label="以什么身份参加"
          value={kind}
          segments={kinds.map((value) => ({ value, label: entrantKindWords[value] }))}
          onChange={(value: Kind) => setKind(value)}
        />
      )}
      <div className={styles.fields}>
        <TextField
          label={kind === 'team' ? '团体名称' : '参赛名'}
          help={kind === 'team' ? '你是团体的联系人' : '入围和获奖时署这个名字'}
          required
          maxLength={30}
          value={name}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
        {kind === 'team' && (
          <TextArea
            label="成员"
            help="每行一位，至少两位，最多 20 位"
            required
            rows={5}
            value={members}
            error={faults.members}
            onChange={(event) => setMembers(event.target.value)}
          />
        )}
      </div>
      <RightsColumns rights={rules.rights} version={rules.rightsVersion} />
      <div>
        <Checkbox state={isAgreed} onChange={setAgreed}>
          我同意权利说明第 {rules.rightsVersion} 版
        </Checkbox>
        {faults.rightsVersion && (
          <p className={styles.bad} role="alert">
            {faults.rightsVersion}
          </p>
        )}
      </div>
      {faults.rest && (
        <p className={styles.bad} role="alert">
          {faults.rest}
        </p>
      )}
      <div className={styles.tools}>
        <Button kind="primary" size="large" type="submit" isBusy={isLoading}>
          报名
        </Button>
        {rules.approvesEntrants && <span className={styles.note}>报名后由主办方审核。</span>}
      </div>
    </form>
  );
}
