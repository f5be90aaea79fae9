import { degrees } from '@cantoo/pdf-lib';
import { formatClock } from '@tuyuan/format/clock.ts';
import { formatDate, formatDateTime } from '@tuyuan/format/date.ts';
import { toBuffer as drawQr } from 'qrcode';
import { grey, ink, margin, openPaper, portrait, red } from '../../../platform/paper/open-paper.ts';
import type { CertificateFacts } from './licence.repository.ts';
import { tierTitles } from './tier-titles.ts';

export interface CertificateParts {
  siteName: string;
  timeZone: string;
  /** Where anybody can check it. */
  verifyAddress: string;
  /** JPEG; null where there is none to show. */
  picture: Buffer | null;
}

/** Returns a licence's certificate as PDF, one A4 page with real text, which needs no fonts of the system. */
export async function drawCertificate(facts: CertificateFacts, parts: CertificateParts): Promise<Uint8Array> {
  const { siteName, timeZone, verifyAddress, picture } = parts;
  const { document, page, words, pen } = await openPaper(`授权证书 ${facts.no}`, siteName);

  pen.text(siteName, { size: 13, colour: grey });
  const noun = facts.isVideo ? '视频' : '图片';
  const original = facts.isVideo ? '原片' : '原图';
  pen.text(`${noun}授权证书`, { size: 26, gap: 18 });
  pen.text(facts.no, { size: 14, colour: red, gap: 6 });
  pen.rule();

  const top = pen.y;
  if (picture) {
    const image = await document.embedJpg(picture);
    const scale = Math.min(220 / image.width, 165 / image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    page.drawImage(image, { x: portrait.width - margin - w, y: top - h - 12, width: w, height: h });
  }
  const day = (time: Date | null) => (time ? formatDate(time, timeZone) : '未记录');
  for (const [name, value] of [
    ['授权对象', `${facts.licensee}（${facts.licenseeKind === 'person' ? '个人' : '单位'}）`],
    [noun, facts.title],
    [`${noun}编号`, facts.wareNo],
    [`${original}尺寸`, `${facts.width} × ${facts.height} px`],
    ...(facts.durationMs === null ? [] : [['时长', formatClock(facts.durationMs)] as const]),
    ['授权种类', tierTitles[facts.tier]],
    ['订单', facts.orderNo],
    ['发放时间', formatDateTime(facts.issuedAt, timeZone)],
  ] as const)
    pen.fact(name, value, 250);
  pen.y = Math.min(pen.y, top - 190);
  pen.rule();

  pen.text('授权范围', { size: 14, gap: 14 });
  for (const paragraph of facts.text.split('\n')) pen.text(paragraph, { size: 10.5, gap: 4 });
  pen.text(`条款第 ${facts.textVersion} 版，以发放时的文字为准。`, { size: 9, colour: grey, gap: 6 });
  pen.rule();

  pen.text('权利来源', { size: 14, gap: 14 });
  pen.fact('作者', facts.unitName ? `${facts.author}，${facts.unitName}` : facts.author, 495);
  if (!facts.isVideo) pen.fact('拍摄', day(facts.takenAt), 495);
  pen.fact(facts.isVideo ? '发布' : '审核发布', day(facts.publishedAt), 495);
  pen.fact(`${original}指纹`, facts.sha256, 495);

  const code = await document.embedPng(await drawQr(verifyAddress, { margin: 0, width: 312 }));
  page.drawImage(code, { x: margin, y: margin, width: 78, height: 78 });
  page.drawText('扫码或到下面的网址核验真伪', { x: margin + 92, y: margin + 56, size: 10, font: words, color: ink });
  page.drawText(verifyAddress, { x: margin + 92, y: margin + 40, size: 8, font: words, color: grey });
  if (facts.revokedAt) {
    const stamp = `已撤销 ${formatDate(facts.revokedAt, timeZone)}`;
    page.drawText(stamp, { x: 110, y: 360, size: 54, font: words, color: red, opacity: 0.35, rotate: degrees(24) });
  }
  return document.save();
}
