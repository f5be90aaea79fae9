import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { Viewer } from './viewer.tsx';

/** The viewer over the newest images, for the component catalogue. */
export function ViewerDemo() {
  const { data } = useGetImagesQuery({ maxResultCount: 24 });
  const [isOpen, setOpen] = useState(false);
  const [first] = data?.items ?? [];
  return (
    <>
      <Button kind="primary" icon="full-screen" disabled={!first} onClick={() => setOpen(true)}>
        打开浏览器
      </Button>
      {isOpen && data && first && (
        <Viewer
          source={{ name: '示例图片', images: data.items, totalCount: data.items.length }}
          startId={first.id}
          onShow={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
