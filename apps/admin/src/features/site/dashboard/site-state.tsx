import { useGetDashboardStateQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card } from './card.tsx';
import styles from './site-state.module.css';

/** The site's totals and limits. */
export function SiteState() {
  const query = useGetDashboardStateQuery();
  const { data } = query;
  if (data && data.images === null && data.albums === null && data.users === null) return null;
  return (
    <Card title="现状" query={query}>
      {({ images, albums, users }) => (
        <ul className={styles.rows}>
          {images && (
            <>
              <Row title="图片" to={paths.images} tone="success">
                {formatCount(images.total)} 张，已发布 {formatCount(images.published)} 张
              </Row>
              <Row
                title="处理"
                to={`${paths.images}?state=draft`}
                tone={images.failed > 0 ? 'warning' : images.queued > 0 ? 'info' : 'success'}
              >
                {images.queued === 0 && images.failed === 0
                  ? '都处理好了'
                  : `等待 ${formatCount(images.queued)}，失败 ${formatCount(images.failed)}`}
              </Row>
              <Row title="存储" to={`${paths.images}?sort=bytes.desc`} tone={isShort(images) ? 'warning' : 'success'}>
                {formatFileSize(images.bytes)}
                {images.limitBytes === null ? ' 原图，不限' : ` / ${formatFileSize(images.limitBytes)} 原图`}
                {images.limitBytes !== null && (
                  <Progress
                    percent={Math.min(100, (images.bytes / images.limitBytes) * 100)}
                    size="small"
                    showInfo={false}
                    aria-label="已用空间"
                  />
                )}
              </Row>
            </>
          )}
          {albums && (
            <Row title="图集" to={paths.albums} tone="success">
              {formatCount(albums.total)} 个，已发布 {formatCount(albums.published)} 个
            </Row>
          )}
          {users && (
            <Row
              title="用户"
              to={paths.users}
              tone={users.limit !== null && users.total >= users.limit ? 'warning' : 'success'}
            >
              {formatCount(users.total)} 人{users.limit !== null && ` / 最多 ${formatCount(users.limit)} 人`}
            </Row>
          )}
        </ul>
      )}
    </Card>
  );
}

function isShort({ bytes, limitBytes }: { readonly bytes: number; readonly limitBytes: number | null }): boolean {
  return limitBytes !== null && bytes >= limitBytes * 0.9;
}

interface RowProps {
  readonly title: string;
  readonly to: string;
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

function Row({ title, to, tone, children }: RowProps) {
  return (
    <li className={styles.row}>
      <StatusDot tone={tone}>{title}</StatusDot>
      <Link to={to} className={styles.fact}>
        {children}
      </Link>
    </li>
  );
}
