import { Button, type ButtonProps } from '@tuyuan/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import type { PosterContent } from './poster-content.ts';

const PosterDialog = lazy(async () => ({ default: (await import('./poster-dialog.tsx')).PosterDialog }));

interface PosterButtonProps extends Pick<ButtonProps, 'kind' | 'size'> {
  readonly content: PosterContent;
}

/** Opens the poster of what the page shows. */
export function PosterButton({ content, ...look }: PosterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon="image" onClick={() => setOpen(true)}>
        海报
      </Button>
      {isOpen && (
        <Suspense>
          <PosterDialog content={content} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
