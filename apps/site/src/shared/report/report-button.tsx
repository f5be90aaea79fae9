import type { ReportedKind } from '@tuyuan/contract/community/comment-words.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionState } from '../site-session.tsx';

const WorkReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).WorkReportDialog }));

interface ReportButtonProps {
  readonly kind: ReportedKind;
  readonly id: number;
  /** Where one comes back to after logging in. */
  readonly path: string;
}

/** The way to report a work. */
export function ReportButton({ kind, id, path }: ReportButtonProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="text"
        size="small"
        onClick={() => (user ? setOpen(true) : void navigate(`/account?${new URLSearchParams({ returnUrl: path })}`))}
      >
        举报
      </Button>
      {isOpen && (
        <Suspense>
          <WorkReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
