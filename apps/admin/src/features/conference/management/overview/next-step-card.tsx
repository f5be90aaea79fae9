import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { conferencePath } from '../../../../shared/paths.ts';
import { usePermissions } from '../../../../shared/session/session-context.tsx';
import { useMayOpen } from '../../../../shared/use-may-open.ts';
import { useArchive } from '../use-archive.tsx';
import type { NextStep } from './next-step.ts';
import styles from './next-step-card.module.css';

interface NextStepCardProps {
  readonly conference: { readonly id: number; readonly title: string };
  readonly step: NextStep;
  readonly onPublish: () => void;
}

/** What to do next, with the page's one red button. */
export function NextStepCard({ conference, step: { title, note, action }, onPublish }: NextStepCardProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const archive = useArchive(conference);

  function button() {
    if (!action) return null;
    if (action.kind === 'open') {
      const path = conferencePath(conference.id, action.to);
      if (!mayOpen(path.split('?')[0] ?? path)) return null;
      return { label: action.label, press: () => void navigate(path) };
    }
    return mayEdit ? { label: action.label, press: action.kind === 'publish' ? onPublish : archive } : null;
  }
  const shown = button();
  return (
    <section className={styles.card} aria-label="接下来">
      <div className={styles.words}>
        <h2 className={styles.title}>接下来：{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      {shown && (
        <Button type="primary" size="large" onClick={shown.press}>
          {shown.label}
        </Button>
      )}
    </section>
  );
}
