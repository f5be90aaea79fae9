import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { doorWords } from '@tuyuan/format/material-words.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { Check, ChevronRight, CircleX, Clock, Download, Lock } from 'lucide-react';
import styles from './material-row.module.css';

interface MaterialRowProps {
  readonly material: Attachment;
  readonly isKept: boolean;
  readonly isBusy: boolean;
  onShow(): void;
  onKeep(): void;
}

/** Shows a file: what it is, its audience and its available actions. */
export function MaterialRow({ material, isKept, isBusy, onShow, onKeep }: MaterialRowProps) {
  const { title, type, extension, bytes, pages, version, isMarked, door } = material;
  const isOpen = door === 'open' || isKept;
  const isNew = door === 'open' && material.takenVersion !== version && !isKept;
  const facts = [formatFileSize(bytes), pages === null ? '' : `${pages} 页`].filter(Boolean);
  const content = (
    <>
      <span className={classNames(styles.tile, styles[isOpen ? type : 'closed'])} aria-hidden>
        {extension.toUpperCase()}
        {isNew && <span className={styles.dot} />}
      </span>
      <span className={styles.words}>
        <span className={classNames(styles.title, isNew && styles.unseen)}>{title}</span>
        <span className={styles.meta}>
          {isOpen ? facts.map((fact) => <span key={fact}>{fact}</span>) : <span>{doorWords(material)}</span>}
          {isNew && <span className={classNames(styles.chip, styles.new)}>新</span>}
          {isOpen && version > 1 && <span className={styles.chip}>第 {version} 版</span>}
          {isOpen && isMarked && <span className={styles.chip}>含你的姓名水印</span>}
          {isKept && (
            <span className={classNames(styles.chip, styles.kept)}>
              <Check size={13} strokeWidth={2.25} aria-hidden />
              已下载
            </span>
          )}
        </span>
      </span>
    </>
  );
  return (
    <li className={classNames(styles.row, door === 'withdrawn' && styles.withdrawn)}>
      {isOpen ? (
        <button type="button" className={styles.open} onClick={onShow}>
          {content}
        </button>
      ) : (
        <div className={styles.open}>{content}</div>
      )}
      <span className={styles.end}>
        {isBusy ? (
          <Spinner size={22} />
        ) : isKept ? (
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        ) : isOpen ? (
          <button type="button" className={styles.keep} aria-label={`下载「${title}」`} onClick={onKeep}>
            <Download size={22} strokeWidth={1.75} aria-hidden />
          </button>
        ) : (
          <DoorIcon door={door} />
        )}
      </span>
    </li>
  );
}

function DoorIcon({ door }: Pick<Attachment, 'door'>) {
  const Icon = door === 'withdrawn' ? CircleX : door === 'ticket' ? Lock : Clock;
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
}
