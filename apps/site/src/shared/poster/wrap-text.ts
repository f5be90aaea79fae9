/** Breaks a text into lines no wider than `width`; the last of `maxLines` ends in … where something is left out. */
export function wrapText(
  text: string,
  { width, maxLines, measure }: { width: number; maxLines: number; measure: (line: string) => number },
): string[] {
  // A word of Latin letters stays whole, every other sign may end a line.
  const parts = text.trim().match(/[\w'’.,-]+\s*|./gsu) ?? [];
  const lines = [''];
  for (const part of parts) {
    const line = `${lines.at(-1)}${part}`;
    if (measure(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else if (measure(part) <= width) lines.push(part);
    else
      for (const sign of part) {
        const longer = `${lines.at(-1)}${sign}`;
        if (measure(longer) <= width) lines[lines.length - 1] = longer;
        else lines.push(sign);
      }
  }
  const shown = lines.map((line) => line.trim()).filter(Boolean);
  if (shown.length <= maxLines) return shown;
  let last = shown[maxLines - 1] ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...shown.slice(0, maxLines - 1), `${last}…`];
}
