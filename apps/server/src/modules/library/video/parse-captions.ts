export interface Cue {
  fromMs: number;
  toMs: number;
  text: string;
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);
const maxCues = 5000;

/**
 * Reads WebVTT, or SRT, whose cues differ by a comma only; null for anything else, and for one without a cue. Only plain
 * text is kept: no styles, no positions, no tags.
 */
export function parseCaptions(file: string): Cue[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const isVtt = /^WEBVTT(?:[ \t\n]|$)/.test(text);
  if (!isVtt && !/^\s*\d+\n/.test(text)) return null;
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => timing.test(line));
    if (at < 0 || at > 1) continue;
    const match = timing.exec(lines[at] ?? '');
    if (!match) continue;
    const [fromMs, toMs] = [millisecondsOf(match.slice(1, 5)), millisecondsOf(match.slice(5, 9))];
    const said = plainText(lines.slice(at + 1));
    if (toMs <= fromMs || said === '') continue;
    if (cues.length === maxCues) return null;
    cues.push({ fromMs, toMs, text: said });
  }
  return cues.length > 0 ? cues : null;
}

function millisecondsOf([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (
  | string
  | undefined
)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}

function plainText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
        .trim(),
    )
    .filter((line) => line !== '' && !line.includes('-->'))
    .join('\n')
    .slice(0, 500);
}

/** Writes cues as WebVTT. */
export function formatCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ fromMs, toMs, text }) => `${formatTime(fromMs)} --> ${formatTime(toMs)}\n${text}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

function formatTime(at: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(at / 3_600_000)}:${two((at / 60_000) % 60)}:${two((at / 1000) % 60)}.${String(at % 1000).padStart(3, '0')}`;
}
