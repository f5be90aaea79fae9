import { Collapse, Progress, Typography } from 'antd';
import { fullMoment } from '../../../shared/wire-moment.ts';
import type { MannerVersion } from './manner-form.tsx';
import { topicTitles } from './topic-titles.ts';

interface VersionListProps {
  readonly versions: readonly MannerVersion[];
  readonly ticketCount: number;
}

/** Every version with its words and how many confirmed it, the newest open. */
export function VersionList({ versions, ticketCount }: VersionListProps) {
  return (
    <Collapse
      defaultActiveKey={versions[0] ? [versions[0].version] : []}
      items={versions.map(({ version, sections, mustConfirm, author, publishedAt, confirmedCount }) => ({
        key: version,
        label: `第 ${version} 版，${fullMoment(publishedAt)}${author === '' ? '' : `，${author}`}`,
        extra: mustConfirm ? '要确认' : '不要求确认',
        children: (
          <>
            <Progress
              percent={ticketCount === 0 ? 0 : Math.round((confirmedCount / ticketCount) * 100)}
              aria-label={`第 ${version} 版的确认人数`}
              format={() => `${confirmedCount} / ${ticketCount} 人`}
              style={{ maxWidth: 420 }}
            />
            {sections.map(({ topic, title, text }) => (
              <Typography.Paragraph key={`${topic} ${title}`} style={{ marginBlock: 8, whiteSpace: 'pre-line' }}>
                <Typography.Text strong>{title}</Typography.Text>
                <Typography.Text type="secondary">（{topicTitles[topic]}）</Typography.Text>
                <br />
                {text}
              </Typography.Paragraph>
            ))}
          </>
        ),
      }))}
    />
  );
}
