import { Button } from '@tuyuan/ui/button.tsx';
import { Drawer } from '@tuyuan/ui/drawer.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { FilePicker } from '@tuyuan/upload/files/file-picker.tsx';
import { type ReactNode, useState } from 'react';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  readonly selected: number;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** In the bar while nothing is chosen. */
  readonly bar: ReactNode;
  onFiles(files: readonly File[]): void;
}

/** On narrow windows: a bar that adds files and opens the form of what is chosen as a sheet. */
export function FormSheet({ selected, children, footer, bar, onFiles }: FormSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <FilePicker className={styles.add} label="继续添加图片" onFiles={onFiles}>
          <Icon name="plus" />
        </FilePicker>
        {selected > 0 ? (
          <Button kind="primary" className={styles.fill} onClick={() => setOpen(true)}>
            给 {selected} 张填资料
          </Button>
        ) : (
          <div className={styles.submit}>{bar}</div>
        )}
      </div>
      <Drawer
        isOpen={isOpen && selected > 0}
        title={`给 ${selected} 张填资料`}
        width="520px"
        footer={footer}
        onClose={() => setOpen(false)}
      >
        {children}
      </Drawer>
    </>
  );
}
