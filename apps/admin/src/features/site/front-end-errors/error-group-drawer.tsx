import { useGetFrontEndErrorsQuery } from '@tuyuan/api-client/site/audited-log.ts';
import type { FrontEndErrorGroup } from '@tuyuan/contract/site/audited-log.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Drawer, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { browserName } from '../../../shared/browser-name.ts';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './error-group-drawer.module.css';

interface ErrorGroupDrawerProps {
  readonly group: FrontEndErrorGroup;
  /** The list's time span. */
  readonly span: { readonly from?: string; readonly to?: string };
  readonly onClose: () => void;
}

const PAGE = 20;

/** Each time one failure happened: when, where, in which browser. */
export function ErrorGroupDrawer({ group, span, onClose }: ErrorGroupDrawerProps) {
  const [page, setPage] = useState(1);
  const { data, error } = useGetFrontEndErrorsQuery({
    ...span,
    fingerprint: group.fingerprint,
    skipCount: (page - 1) * PAGE,
    maxResultCount: PAGE,
  });
  return (
    <Drawer open size={560} title={`前端错误，${formatCount(group.count)} 次`} onClose={onClose}>
      <p className={styles.message}>{group.errorMsg || '没有说明'}</p>
      {error !== undefined && <p role="alert">{failureText(error)}</p>}
      {data === undefined && error === undefined && <Skeleton active />}
      <ol className={styles.list}>
        {data?.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.head}>
              <time>{item.at.replace('T', ' ')}</time>
              <span title={item.userAgent}>{browserName(item.userAgent)}</span>
              <span>{item.clientIp}</span>
            </div>
            <div>页面 {item.pageUrl || '—'}</div>
            {item.apiUrl !== '' && <div>接口 {item.apiUrl}</div>}
          </li>
        ))}
      </ol>
      {data !== undefined && data.totalCount > PAGE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE}
          total={data.totalCount}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Drawer>
  );
}
