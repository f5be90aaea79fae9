import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { CropDialog } from '@tuyuan/ui/crop-dialog.tsx';
import { useEffect, useState } from 'react';
import styles from './demo.module.css';

interface Result {
  readonly address: string;
  readonly bytes: number;
}

export function CropDemo() {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (result) return () => URL.revokeObjectURL(result.address);
  }, [result]);

  function show(cut: Blob): void {
    setResult({ address: URL.createObjectURL(cut), bytes: cut.size });
    setOpen(false);
  }

  return (
    <>
      <Button kind="primary" icon="image" onClick={() => setOpen(true)}>
        选择并裁剪图片
      </Button>
      <CropDialog isOpen={isOpen} onCancel={() => setOpen(false)} onCropped={show} />
      {result && (
        <figure className={styles.stack}>
          <img src={result.address} alt="裁剪结果" width={128} height={128} className={styles.result} />
          <figcaption className={styles.answer}>128 × 128 · {formatFileSize(result.bytes)}</figcaption>
        </figure>
      )}
    </>
  );
}
