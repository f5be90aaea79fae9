import { useUploadSitePictureMutation } from '@tuyuan/api-client/site/site-setting.ts';
import { PictureField } from './picture-field.tsx';

interface SitePictureFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly shape: 'logo' | 'square' | 'background';
  readonly value?: string;
  readonly onChange?: (path: string) => void;
}

/** A picture of the site itself: logo, default avatar, background. */
export function SitePictureField(props: SitePictureFieldProps) {
  const [upload] = useUploadSitePictureMutation();
  return (
    <PictureField {...props} upload={async (file) => (await upload({ file, shape: props.shape }).unwrap()).path} />
  );
}
