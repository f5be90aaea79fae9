import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import { useOpenShareMutation } from '@tuyuan/api-client/library/album-share.ts';
import type { openShare } from '@tuyuan/contract/library/album-share.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { SharedAlbum } from './shared-album.tsx';

type Opened = ResultOf<typeof openShare>;

interface Refusal {
  readonly status: number;
  readonly message: string;
  /** Whether a password was given. */
  readonly hasTried: boolean;
}

/** The page that a link to an album leads to: asks for the password where there is one, then shows the album. */
export function ShareView() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [open, { isLoading }] = useOpenShareMutation();
  const [opened, setOpened] = useState<Opened>();
  const [refusal, setRefusal] = useState<Refusal>();
  const enter = useCallback(
    async (password: string) => {
      const { data, error } = await open({ token, password });
      setOpened(data);
      const { status, message } = isApiFailure(error) ? error : { status: 0, message: '网络中断，请重试。' };
      setRefusal(data ? undefined : { status, message, hasTried: password !== '' });
    },
    [open, token],
  );
  useEffect(() => void enter(''), [enter]);

  if (opened) return <SharedAlbum opened={opened} onEnd={() => void enter('')} />;
  return (
    <PageFrame>
      {!refusal && <ImageListSkeleton />}
      {refusal && isOver(refusal) && (
        <EmptyState icon="link" title={refusal.message} text="链接由作者发出，可以向作者再要一个。" />
      )}
      {refusal && asksPassword(refusal) && (
        <PasswordForm
          isBusy={isLoading}
          fault={refusal.hasTried ? refusal.message : undefined}
          onEnter={(password) => void enter(password)}
        />
      )}
      {refusal && !isOver(refusal) && !asksPassword(refusal) && (
        <ErrorState title={refusal.message} isRetrying={isLoading} onRetry={() => void enter('')} />
      )}
    </PageFrame>
  );
}

// An address that no link has is refused as well.
const isOver = ({ status }: Refusal) => status === 400 || status === 404 || status === 410;
const asksPassword = ({ status }: Refusal) => status === 403 || status === 429;
