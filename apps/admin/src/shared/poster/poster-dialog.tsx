import { PrinterOutlined } from '@ant-design/icons';
import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './poster-dialog.module.css';

export interface Poster {
  readonly name: string;
  /** Content of its QR code. */
  readonly address: string;
  /** Said in place of the QR code. */
  readonly codeLabel: string;
  readonly how: string;
  readonly facts: readonly string[];
}

interface PosterDialogProps {
  readonly title: string;
  readonly conferenceId: number;
  /** Undefined while there is none to print. */
  readonly poster: Poster | undefined;
  /** Shown beside the print button. */
  readonly commands?: ReactNode;
  /** Instead of the poster. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A poster with a QR code as it hangs on the wall, alone on the page when printed. */
export function PosterDialog({ title, conferenceId, poster, commands, children, onClose }: PosterDialogProps) {
  const conference = useGetManagedConferenceQuery({ id: conferenceId });
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          {commands}
          <Button type="primary" icon={<PrinterOutlined />} disabled={!poster} onClick={() => print()}>
            打印
          </Button>
        </>
      }
    >
      {children}
      {poster && (
        <article className={styles.poster} data-print="poster">
          <p className={styles.conference}>{conference.data?.title}</p>
          <h2 className={styles.name}>{poster.name}</h2>
          <QrCode className={styles.code} text={poster.address} label={poster.codeLabel} />
          <p className={styles.how}>{poster.how}</p>
          <p className={styles.facts}>{poster.facts.filter(Boolean).join(' · ')}</p>
        </article>
      )}
    </Modal>
  );
}
