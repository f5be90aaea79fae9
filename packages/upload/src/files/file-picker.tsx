import { type ReactNode, useRef } from 'react';

interface FilePickerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly isFolder?: boolean;
  readonly isSingle?: boolean;
  readonly label?: string;
  readonly accept?: string;
  onFiles(files: readonly File[]): void;
}

/** On phones `image/*` offers the camera roll; the names add what systems don't count as pictures. */
const pictures = 'image/*,.heic,.heif,.tif,.tiff,.avif';

/** A button that opens the system's choice of files or of a folder. */
export function FilePicker(props: FilePickerProps) {
  const { className, children, isFolder = false, isSingle = false, label, accept = pictures, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={isFolder ? undefined : accept}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
