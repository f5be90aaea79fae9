import type { ReactNode } from 'react';

/** A mobile number, or a fixed one with its area. */
const phone = /(?<![\d-])(1[3-9]\d{9}|0\d{2,3}-\d{7,8})(?![\d-])/;

/** A text whose telephone numbers can be tapped. */
export function withPhoneLinks(text: string): ReactNode[] {
  return text.split(phone).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`tel:${part}`}>
        {part}
      </a>
    ),
  );
}
