import { EyeOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ApplicationDetail } from '@tuyuan/contract/library/photographer-management.ts';
import { idCardPath } from '@tuyuan/contract/resource-path.ts';
import { Button, Image } from 'antd';
import { useState } from 'react';
import styles from './application.module.css';

const titles = { front: '人像面', back: '国徽面' } as const;

/** The identity card, shown on demand only, because each view is put on record. */
export function IdCards({ application }: { readonly application: ApplicationDetail }) {
  const { idCards, idCardsDeletedOn } = application;
  return (
    <section>
      <h3 className={styles.heading}>身份证</h3>
      <p className={styles.note}>
        每次查看都记入审计日志。
        {idCardsDeletedOn !== null && `${idCardsDeletedOn} 自动删除。`}
      </p>
      {idCards.length === 0 ? (
        <p className={styles.note}>照片已经删除，或已退回重拍。</p>
      ) : (
        <div className={styles.cards}>
          {idCards.map(({ id, side }) => (
            <IdCard key={id} id={id} title={titles[side]} />
          ))}
        </div>
      )}
    </section>
  );
}

function IdCard({ id, title }: { readonly id: number; readonly title: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <figure className={styles.card}>
      {isShown ? (
        <Image src={resourceUrl(idCardPath(id))} alt={`身份证${title}`} preview={{ mask: '放大' }} />
      ) : (
        <span className={styles.hidden}>
          <Button icon={<EyeOutlined />} onClick={() => setShown(true)}>
            查看{title}
          </Button>
        </span>
      )}
      <figcaption className={styles.note}>{title}</figcaption>
    </figure>
  );
}
