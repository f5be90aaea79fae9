import { decodeEntities } from '../../../platform/imaging/decode-entities.ts';

/** Returns a text as plain paragraphs, for a window without formatting. */
export function plainParagraphs(html: string): { isHeading: boolean; text: string }[] {
  return [...html.matchAll(/<(h[2-4]|li|p)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag = '', inner = '']) => {
    const text = String(decodeEntities(inner.replaceAll(/<[^>]*>/g, ''))).trim();
    return text === '' ? [] : [{ isHeading: tag.startsWith('h'), text }];
  });
}
