import { PictureField } from './picture-field.tsx';
import { useConferenceUpload } from './use-conference-upload.ts';

interface ConferencePictureFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly shape: 'cover' | 'banner' | 'portrait';
  readonly disabled: boolean;
  readonly onBusy?: (isBusy: boolean) => void;
  readonly value?: string;
  readonly onChange?: (path: string) => void;
}

/** A picture of a conference, cropped by the server for its place. */
export function ConferencePictureField(props: ConferencePictureFieldProps) {
  const upload = useConferenceUpload(props.shape);
  return <PictureField {...props} upload={upload} />;
}
