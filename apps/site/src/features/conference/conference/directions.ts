export interface Direction {
  /** 地铁, or "" where the line names none. */
  readonly name: string;
  readonly text: string;
}

const maxNameLength = 12;

/** Parses one direction per line, as the office writes them: `地铁：1 号线会议中心站 2 号口`. */
export function directionsOf(lines: string): Direction[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^([^：:]+)[：:]\s*(.+)$/.exec(line) ?? [];
      return name !== '' && name.length <= maxNameLength ? { name: name.trim(), text } : { name: '', text: line };
    });
}
