import { AppError } from '@tuyuan/errors/app-error.ts';
import sanitize from 'sanitize-html';

/** Of this site's pictures and films. */
const ownPath = /^\/api\/Resource\/[\w/.-]+$/;

/**
 * Returns an editor's HTML without anything that runs, loads from elsewhere or leaves the text's frame. Pictures and films
 * must be this site's own; links open normally and send no referrer.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      ...[
        'h2',
        'h3',
        'h4',
        'p',
        'br',
        'hr',
        'blockquote',
        'ul',
        'ol',
        'li',
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'sub',
        'sup',
      ],
      ...['a', 'img', 'video', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'title'],
    transformTags: {
      // The page has its own `h1`.
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
      // Nothing of it is fetched before it is played.
      video: (tagName, { poster = '', ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(ownPath.test(poster) && { poster }),
          controls: '',
          preload: 'none',
          playsinline: '',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'video') && !ownPath.test(attribs.src ?? ''),
  });
}

/** As `cleanHtml`. Throws `Request.Invalid` at the field where the result is longer than `max`: cleaning writes `&` as `&amp;`. */
export function cleanHtmlField(html: string, { field, max }: { field: string; max: number }): string {
  const cleaned = cleanHtml(html);
  if (cleaned.length <= max) return cleaned;
  const message = `内容过长：含有的符号存成网页后超过 ${max} 个字`;
  throw new AppError('Request.Invalid', { validationErrors: [{ message, members: [field] }] });
}
