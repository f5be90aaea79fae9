import type { ReactNode } from 'react';

/** Mobile number, or landline with area code. */
const phone = /(?<![\d-])(1[3-9]\d{9}|0\d{2,3}-\d{7,8})(?![\d-])/;

/** Turns the phone numbers in a text into links. */
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
