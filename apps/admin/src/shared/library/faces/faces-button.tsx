import { UserOutlined } from '@ant-design/icons';
import { useGetImageFacesQuery } from '@tuyuan/api-client/library/image-face.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { FacedImage } from './faces-modal.tsx';

const FacesModal = lazy(async () => ({ default: (await import('./faces-modal.tsx')).FacesModal }));

/** Opens a picture's faces; nothing where the site does without or the caller may not. */
export function FacesButton({ image }: { readonly image: FacedImage }) {
  const [isOpen, setOpen] = useState(false);
  const { currentData } = useGetImageFacesQuery({ imageId: image.id });
  if (!currentData?.isOn) return null;
  const { items, isChecked } = currentData;
  return (
    <>
      <Button size="small" icon={<UserOutlined />} onClick={() => setOpen(true)}>
        {isChecked ? `人脸 ${items.length}` : '人脸 未判断'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FacesModal image={image} faces={currentData} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
