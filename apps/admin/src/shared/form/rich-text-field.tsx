import { Skeleton } from 'antd';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { RichTextEditor as Editor } from './rich-text-editor.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

interface RichTextFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: string;
  readonly disabled?: boolean;
  readonly upload: (file: File) => Promise<string>;
  readonly pickPictures?: ComponentProps<typeof Editor>['pickPictures'];
  readonly film?: ComponentProps<typeof Editor>['film'];
  readonly onChange?: (html: string) => void;
}

/** A rich text in a form; the editor is loaded when shown. */
export function RichTextField({
  id = '',
  label,
  value = '',
  disabled = false,
  upload,
  pickPictures,
  film,
  onChange,
}: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      <RichTextEditor
        id={id}
        label={label}
        value={value}
        disabled={disabled}
        upload={upload}
        pickPictures={pickPictures}
        film={film}
        onChange={(html) => onChange?.(html)}
      />
    </Suspense>
  );
}
