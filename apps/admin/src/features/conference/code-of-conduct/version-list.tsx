import { Drawer, Progress, Typography } from 'antd';
import { useState } from 'react';
import { subjectColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import type { MannerVersion } from './manner-form.tsx';
import { topicTitles } from './topic-titles.ts';

interface VersionListProps {
  readonly versions: readonly MannerVersion[];
  readonly ticketCount: number;
}

/** Every version and how many confirmed it, the newest first; opened, it shows its words. */
export function VersionList({ versions, ticketCount }: VersionListProps) {
  const [opened, setOpened] = useState<MannerVersion>();
  return (
    <>
      <RecordTable<MannerVersion>
        noun="须知的版本"
        source={versions}
        rowKey={({ version }) => version}
        empty="还没有发布过须知。发布后在这里看每一版和确认人数。"
        columns={[
          subjectColumn<MannerVersion>({
            key: 'version',
            title: '版本',
            name: ({ version }) => `第 ${version} 版`,
            onOpen: setOpened,
            minor: ({ publishedAt, author }) => [fullMoment(publishedAt), author].filter(Boolean).join('，'),
          }),
          {
            key: 'mustConfirm',
            title: '确认',
            width: 110,
            hide: 'phone',
            render: (_, { mustConfirm }) => (mustConfirm ? '要确认' : '不要求确认'),
          },
          {
            key: 'confirmed',
            title: '已确认',
            width: 190,
            render: (_, { version, confirmedCount }) => (
              <>
                <Progress
                  percent={ticketCount === 0 ? 0 : Math.round((confirmedCount / ticketCount) * 100)}
                  size="small"
                  status="normal"
                  showInfo={false}
                  aria-label={`第 ${version} 版的确认人数`}
                />
                {confirmedCount} / {ticketCount} 人
              </>
            ),
          },
        ]}
      />
      <Drawer
        open={opened !== undefined}
        title={opened && `须知第 ${opened.version} 版`}
        size={640}
        onClose={() => setOpened(undefined)}
      >
        {opened?.sections.map(({ topic, title, text }) => (
          <Typography.Paragraph key={`${topic} ${title}`} style={{ marginBlock: 8, whiteSpace: 'pre-line' }}>
            <Typography.Text strong>{title}</Typography.Text>
            <Typography.Text type="secondary">（{topicTitles[topic]}）</Typography.Text>
            <br />
            {text}
          </Typography.Paragraph>
        ))}
      </Drawer>
    </>
  );
}
