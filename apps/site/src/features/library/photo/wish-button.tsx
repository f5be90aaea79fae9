import { useAddWishMutation, useGetWishQuery, useRemoveWishMutation } from '@tuyuan/api-client/library/image-wish.ts';
import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useNavigate } from 'react-router-dom';
import { photoPath } from '../../../shared/photo-path.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './wish-button.module.css';

interface WishButtonProps {
  readonly image: Pick<ImageDetail, 'id' | 'author'>;
}

/** Tells the author of a picture that isn't for sale that the viewer would like to use it. */
export function WishButton({ image: { id, author } }: WishButtonProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { currentData: wish } = useGetWishQuery({ id });
  const [add, adding] = useAddWishMutation();
  const [remove, removing] = useRemoveWishMutation();
  const count = wish?.count ?? 0;
  const isMine = wish?.isMine ?? false;
  const isOwn = user?.id === author.id;
  const toggle = () => {
    if (!user) return void navigate(`/account?${new URLSearchParams({ returnUrl: photoPath(id) })}`);
    void (isMine ? remove({ id }) : add({ id }));
  };
  return (
    <div className={styles.wish}>
      {!isOwn && (
        <Button
          kind={isMine ? 'outline' : 'primary'}
          size="large"
          isBlock
          {...(isMine && { icon: 'check' })}
          aria-pressed={isMine}
          isBusy={adding.isLoading || removing.isLoading}
          onClick={toggle}
        >
          {isMine ? '已告诉作者' : '我想用这张'}
        </Button>
      )}
      {count > 0 && <p className={styles.count}>{count} 人想用这张图</p>}
    </div>
  );
}
