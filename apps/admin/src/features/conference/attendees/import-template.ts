import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { questionHeadings } from '@tuyuan/format/attendee-table.ts';

const columns = ['姓名', '手机', '票种', '单位', '饮食', '厅', '座位', '桌号', '分组', '胸卡号', '接待人电话'];
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Headings an import understands, and one row as an example. */
export function templateText(typeNames: readonly string[], form: readonly RegistrationField[]): string {
  const example: Readonly<Record<string, string>> = { 姓名: '张三', 手机: '13800000000', 票种: typeNames[0] ?? '' };
  const headings = [...new Set([...columns, ...questionHeadings(form).values()])];
  return [headings, headings.map((heading) => example[heading] ?? '')]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}

export function downloadTemplate(typeNames: readonly string[], form: readonly RegistrationField[]): void {
  // Without the mark at the beginning, Excel reads UTF-8 as the system's own code page.
  const address = URL.createObjectURL(new Blob(['\uFEFF', templateText(typeNames, form)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = '参会者名单模板.csv';
  link.click();
  URL.revokeObjectURL(address);
}
