import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { FormSkeleton } from '../../../shared/account/form-skeleton.tsx';
import { useJustDone } from '../../../shared/account/use-just-done.ts';
import { useKeptReturnUrl } from '../../../shared/account/use-kept-return-url.ts';

interface OnlyWhenDoneProps {
  /** Title while it is not known yet. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows a page of success to those who come from the form before it, and sends all others to log in. */
export function OnlyWhenDone({ title, children }: OnlyWhenDoneProps) {
  const kept = useKeptReturnUrl();
  const isDone = useJustDone();
  if (isDone === undefined)
    return (
      <AccountFrame title={title}>
        <FormSkeleton />
      </AccountFrame>
    );
  return isDone ? children : <Navigate to={kept('/account')} replace />;
}
