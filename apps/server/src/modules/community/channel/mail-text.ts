import { deliveredTopicTitles } from '@tuyuan/contract/community/notification-words.ts';
import type { DueEmail } from './delivery.repository.ts';
import type { MailMessage } from './mail-sender.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** One line without what would end it, hide it or turn it round. */
function plainLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the e-mail with the code that confirms an address. */
export function codeMail(address: string, code: string, siteName: string): MailMessage {
  const line = `${code} 是你在${siteName}确认邮箱的验证码，10 分钟内有效。`;
  const note = '若非本人操作，请忽略这封邮件。';
  return {
    purpose: 'code',
    address,
    subject: `${plainLine(siteName)}邮箱验证码`,
    text: `${line}\n${note}\n`,
    html: page(siteName, [
      `<p style="margin:0 0 12px;font-size:28px;letter-spacing:4px"><b>${code}</b></p>`,
      paragraph(`这是你在${siteName}确认邮箱的验证码，10 分钟内有效。`),
      paragraph(note),
    ]),
  };
}

/** Returns the e-mail that tries out the mail server's settings. */
export function testMail(address: string, siteName: string): MailMessage {
  const line = `这是${siteName}的测试邮件。收到它，说明发信设置可以用。`;
  return {
    purpose: 'test',
    address,
    subject: `${plainLine(siteName)}测试邮件`,
    text: `${line}\n`,
    html: page(siteName, [paragraph(line)]),
  };
}

interface Addresses {
  /** Where it is read on the site. */
  link: string;
  settings: string;
  unsubscribe: string;
}

/** Returns the e-mail of a notification. */
export function notificationMail(
  due: DueEmail & { address: string },
  siteName: string,
  { link, settings, unsubscribe }: Addresses,
): MailMessage {
  const who = due.actorName === null ? '' : `${due.actorName}${due.actors > 1 ? ` 等 ${due.actors} 人` : ''} `;
  const line = plainLine(`${who}${due.title}`);
  const why = `你在${siteName}打开了「${deliveredTopicTitles[due.topic]}」的邮件通知。`;
  const body = due.body.trim();
  return {
    purpose: due.topic,
    address: due.address,
    subject: line,
    id: `notification-${due.notificationId}`,
    unsubscribe,
    text: `${[line, body, `查看：${link}`, `${why}\n不再用邮件接收：${unsubscribe}\n通知设置：${settings}`]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
    html: page(siteName, [
      `<h1 style="margin:0 0 12px;font-size:18px;line-height:1.5">${escapeHtml(line)}</h1>`,
      ...(body === '' ? [] : [paragraph(body)]),
      `<p style="margin:20px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:9px 20px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none">查看</a></p>`,
      `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d3d7de;font-size:13px;color:#5b616e">${escapeHtml(why)}` +
        `<a href="${escapeHtml(unsubscribe)}" style="color:#5b616e">不再用邮件接收</a> · <a href="${escapeHtml(settings)}" style="color:#5b616e">通知设置</a></p>`,
    ]),
  };
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px;line-height:1.7;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

function page(siteName: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px 16px;background:#f6f7f9;color:#1b1d22;font:15px/1.6 'PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border:1px solid #d3d7de;border-radius:8px;background:#ffffff">
<p style="margin:0 0 20px;font-size:13px;color:#5b616e">${escapeHtml(siteName)}</p>
${parts.join('\n')}
</div></body></html>`;
}
