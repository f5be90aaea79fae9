import { DownloadOutlined } from '@ant-design/icons';
import type { ExportFormat, ExportLink } from '@tuyuan/contract/export.ts';
import { App, Button, Dropdown, Grid } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text.ts';

interface ExportButtonProps {
  /** Requests a link to the list as currently filtered. */
  readonly onExport: (format: ExportFormat) => Promise<ExportLink>;
  /** Where it isn't the list in sight. */
  readonly label?: string;
}

const formats: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel（XLSX）' },
  { key: 'csv', label: 'CSV' },
];

/** Downloads all rows that match the list's filters, whatever page is shown. */
export function ExportButton({ onExport, label = '导出' }: ExportButtonProps) {
  const { message } = App.useApp();
  const { md } = Grid.useBreakpoint();
  const [isBusy, setBusy] = useState(false);

  async function download(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      follow((await onExport(format)).path);
      message.success('已开始下载，按当前筛选导出全部');
    } catch (thrown) {
      message.error(failureText(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: formats.map(({ key, label }) => ({ key, label, onClick: () => void download(key) })) }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} aria-label={label}>
        {md === false ? null : label}
      </Button>
    </Dropdown>
  );
}

/** Behaves like a click on a download link: the page stays, whatever the answer is. */
function follow(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
