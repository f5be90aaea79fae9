import { Button, type ButtonProps } from '@tuyuan/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { copyLink, shareBySystem } from './share-link.ts';

const never = () => () => {};

function useCanShareBySystem(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

interface ShareButtonsProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly path: string;
  readonly title: string;
}

/** Copying the page's address and, where the system has one, its share sheet. */
export function ShareButtons({ path, title, ...look }: ShareButtonsProps) {
  const canShare = useCanShareBySystem();
  return (
    <>
      <Button {...look} icon="link" onClick={() => void copyLink(path)}>
        复制链接
      </Button>
      {canShare && (
        <Button {...look} icon="share" onClick={() => void shareBySystem(path, title)}>
          分享
        </Button>
      )}
    </>
  );
}
