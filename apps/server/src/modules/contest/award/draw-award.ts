import { degrees, rgb } from '@cantoo/pdf-lib';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { toBuffer as drawQr } from 'qrcode';
import { grey, ink, landscape, openPaper, red } from '../../../platform/paper/open-paper.ts';
import type { AwardCertificate } from './award.repository.ts';

interface AwardParts {
  siteName: string;
  timeZone: string;
  /** Where anybody can check it. */
  verifyAddress: string;
  /** JPEG; null where there is none to show. */
  picture: Buffer | null;
}

const { width, height } = landscape;
const paper = rgb(1, 1, 0.97);
const gold = rgb(0.71, 0.6, 0.36);
/** Of the words, from the edges. */
const inset = 100;

/** Returns an award's certificate as PDF, one A4 page across with real text, which needs no fonts of the system. */
export async function drawAward(facts: AwardCertificate, parts: AwardParts): Promise<Uint8Array> {
  const { siteName, timeZone, verifyAddress, picture } = parts;
  const { document, page, words, pen } = await openPaper(`获奖证书 ${facts.no}`, siteName, landscape);
  for (const [edge, thickness] of [
    [20, 0.7],
    [34, 1.4],
  ] as const)
    page.drawRectangle({
      x: edge,
      y: edge,
      width: width - 2 * edge,
      height: height - 2 * edge,
      color: paper,
      borderColor: gold,
      borderWidth: thickness,
    });

  const heading = '获 奖 证 书';
  const size = 40;
  const x = (width - words.widthOfTextAtSize(heading, size)) / 2;
  page.drawText(heading, { x, y: height - 132, size, font: words, color: ink });

  const top = height - 186;
  const room = picture ? 340 : width - 2 * inset;
  pen.y = top;
  pen.text(`${facts.author}：`, { size: 20 }, inset, room);
  const sentence = `你的作品《${facts.title}》（${entryNumber(facts.number)} 号）在${facts.activityName}中获`;
  pen.text(sentence, { size: 16, gap: 14 }, inset, room);
  pen.text(facts.prize, { size: 30, gap: 16 }, inset, room);
  if (picture) {
    const image = await document.embedJpg(picture);
    const scale = Math.min(270 / image.width, 200 / image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    page.drawImage(image, { x: width - inset - w, y: top - h, width: w, height: h });
  }

  const code = await document.embedPng(await drawQr(verifyAddress, { margin: 0, width: 312 }));
  const foot = 78;
  page.drawImage(code, { x: inset, y: foot, width: 72, height: 72 });
  const beside = inset + 88;
  page.drawText('扫码查真伪', { x: beside, y: foot + 50, size: 11, font: words, color: grey });
  page.drawText(`证书编号 ${facts.no}`, { x: beside, y: foot + 31, size: 11, font: words, color: ink });
  page.drawText(verifyAddress, { x: beside, y: foot + 14, size: 7.5, font: words, color: grey });
  const day = facts.publishedAt ? formatDate(facts.publishedAt, timeZone) : '还没有公布';
  for (const [index, line] of [facts.organiser || siteName, day].entries()) {
    const right = width - inset - words.widthOfTextAtSize(line, 14);
    page.drawText(line, { x: right, y: foot + 40 - index * 24, size: 14, font: words, color: ink });
  }
  const stamp = facts.revokedAt ? `已撤销 ${formatDate(facts.revokedAt, timeZone)}` : facts.publishedAt ? '' : '预览';
  if (stamp !== '')
    page.drawText(stamp, { x: 230, y: 200, size: 54, font: words, color: red, opacity: 0.35, rotate: degrees(20) });
  return document.save();
}
