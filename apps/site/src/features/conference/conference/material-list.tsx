import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { doorWords } from '@tuyuan/format/material-words.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { useState } from 'react';
import styles from './material.module.css';

const readers = { public: '公开', attendee: '参会者', staff: '工作人员', afterSession: '参会者，会后' } as const;

/** Lists materials with their audience; pictures open here, documents on their own page. */
export function MaterialList({ items }: { readonly items: readonly Attachment[] }) {
  const [shown, setShown] = useState<Attachment>();
  return (
    <>
      <ul className={styles.list}>
        {items.map((material) => (
          <li key={material.id} className={classNames(styles.row, material.door !== 'open' && styles.closed)}>
            <Row material={material} onShow={() => setShown(material)} />
          </li>
        ))}
      </ul>
      <Dialog isOpen={shown !== undefined} title={shown?.title ?? ''} width="960px" onClose={() => setShown(undefined)}>
        {shown && <img className={styles.picture} src={resourceUrl(shown.path)} alt={shown.title} />}
      </Dialog>
    </>
  );
}

function Row({ material, onShow }: { readonly material: Attachment; onShow(): void }) {
  const { title, extension, bytes, pages, version, visibility, isMarked, door, type, path } = material;
  const facts = [
    formatFileSize(bytes),
    pages !== null && `${pages} 页`,
    version > 1 && `第 ${version} 版`,
    readers[visibility],
    isMarked && '含姓名水印',
  ].filter(Boolean);
  return (
    <>
      <span className={styles.type} aria-hidden>
        {extension.toUpperCase()}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      {door !== 'open' ? (
        <p className={styles.door}>
          <Icon name="lock" size={16} />
          {doorWords(material)}
        </p>
      ) : (
        <div className={styles.tools}>
          {type === 'image' && (
            <Button size="small" icon="eye" onClick={onShow} aria-label={`预览${title}`}>
              预览
            </Button>
          )}
          {type === 'pdf' && (
            <ButtonLink size="small" icon="eye" href={resourceUrl(path)} aria-label={`预览${title}`}>
              预览
            </ButtonLink>
          )}
          <ButtonLink size="small" icon="download" href={`${resourceUrl(path)}?download=1`} aria-label={`下载${title}`}>
            下载
          </ButtonLink>
        </div>
      )}
    </>
  );
}
