import { useUploadGoodsPictureMutation } from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import { PictureField } from '../../../shared/form/picture-field.tsx';

interface GoodsPictureFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: string;
  readonly onChange?: (path: string) => void;
}

/** A picture of goods. */
export function GoodsPictureField(props: GoodsPictureFieldProps) {
  const [upload] = useUploadGoodsPictureMutation();
  return <PictureField {...props} shape="cover" upload={async (file) => (await upload({ file }).unwrap()).path} />;
}
