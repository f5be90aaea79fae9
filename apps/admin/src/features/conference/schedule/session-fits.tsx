import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { Alert, Form, type FormInstance } from 'antd';
import { useEditedSchedule } from './edited-schedule.tsx';
import { problemsAt, takesPlace } from './schedule-problems.ts';
import { type SessionFields, withFields } from './session-fields.ts';
import { clockSpan } from './wall-minutes.ts';

interface SessionFitsProps {
  readonly session: DraftSession;
  readonly form: FormInstance<SessionFields>;
}

/** Whether a session fits at the form's place, updated while typing. */
export function SessionFits({ session, form }: SessionFitsProps) {
  const { sessions, draft } = useEditedSchedule();
  // Nothing before the fields are there.
  const fields: Partial<SessionFields> | undefined = Form.useWatch([], form);
  const next = withFields(session, fields ?? {});
  if (!fields || !takesPlace(next)) return null;
  const problems = problemsAt(sessions, draft, next, next);
  return (
    <div role="status" style={{ marginBlockEnd: 16 }}>
      {problems.length === 0 ? (
        <Alert type="success" showIcon title={`${clockSpan(next.startTime, next.durationMinutes)} 没有冲突`} />
      ) : (
        problems.map(({ kind, title, text }) => (
          <Alert
            key={`${kind} ${title}`}
            type={kind === 'capacity' ? 'warning' : 'error'}
            showIcon
            title={title}
            description={text}
            style={{ marginBlockEnd: 4 }}
          />
        ))
      )}
    </div>
  );
}
