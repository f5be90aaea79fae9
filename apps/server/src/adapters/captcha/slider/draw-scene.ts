import { randomInt } from 'node:crypto';

/** Sky from top to horizon, light, and the mountains from far to near. */
interface Palette {
  sky: readonly [string, string, string];
  sun: string;
  ridges: readonly [string, string, string, string];
  trees: string;
}

const palettes: readonly Palette[] = [
  {
    sky: ['#2d4a7c', '#8fa9cf', '#f6d9b8'],
    sun: '#fff1d0',
    ridges: ['#8d9cc0', '#66799f', '#43577e', '#26395a'],
    trees: '#1a2a45',
  },
  {
    sky: ['#3b2a58', '#b45f74', '#ffc38a'],
    sun: '#ffe6b3',
    ridges: ['#a8677f', '#7c4a6b', '#532f52', '#311c38'],
    trees: '#221228',
  },
  {
    sky: ['#1d5e6b', '#7fc1b5', '#f3ecc9'],
    sun: '#fffbe3',
    ridges: ['#8dbba6', '#5f977f', '#38705c', '#1d4a3e'],
    trees: '#12352d',
  },
  {
    sky: ['#4a78b5', '#a9cde8', '#f8f3e6'],
    sun: '#ffffff',
    ridges: ['#a4bcd4', '#7f9f94', '#587d5b', '#34583b'],
    trees: '#223f2a',
  },
  {
    sky: ['#6b3f3a', '#d98a5b', '#ffe0a3'],
    sun: '#fff4cc',
    ridges: ['#cf9368', '#a3664a', '#723f36', '#462626'],
    trees: '#321a1c',
  },
  {
    sky: ['#141c3a', '#3a4a82', '#9d8fc0'],
    sun: '#f4efff',
    ridges: ['#565f98', '#3e4679', '#292f58', '#171b38'],
    trees: '#0e1127',
  },
];

const between = (low: number, high: number) => low + (randomInt(0, 10_000) / 10_000) * (high - low);

/** Returns a random landscape as SVG, `width` × `height` user units drawn at `density`. */
export function drawScene(width: number, height: number, density: number): string {
  const palette = palettes[randomInt(palettes.length)] ?? palettes[0];
  if (!palette) return '';
  const sunX = between(0.15, 0.85) * width;
  const sunY = between(0.15, 0.42) * height;
  const ridges = palette.ridges.map((colour, depth) => ridge({ width, height, depth, colour })).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".5" stop-color="${palette.sky[1]}"/><stop offset=".9" stop-color="${palette.sky[2]}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${palette.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${palette.sky[2]}" stop-opacity=".38"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="${sunX}" cy="${sunY}" r="${height * 0.45}" fill="url(#glow)"/><circle cx="${sunX}" cy="${sunY}" r="${between(9, 15)}" fill="${palette.sun}"/>
${clouds(width, height, palette.sun)}${ridges}${forest(width, height, palette.trees)}${birds(width, height, palette.trees)}</svg>`;
}

function ridge({
  width,
  height,
  depth,
  colour,
}: {
  width: number;
  height: number;
  depth: number;
  colour: string;
}): string {
  const base = height * (0.42 + depth * 0.135);
  const waves = [1, 2.3, 5.1, 11.7].map((frequency, index) => ({
    frequency: (frequency * between(0.8, 1.25) * 2 * Math.PI) / width,
    phase: between(0, 2 * Math.PI),
    rise: (height * between(0.07, 0.13)) / 1.75 ** index,
  }));
  const crest: string[] = [];
  for (let x = 0; x <= width + 2; x += 3) {
    const rise = waves.reduce((sum, wave) => sum + wave.rise * Math.sin(x * wave.frequency + wave.phase), 0);
    crest.push(`${x} ${(base + rise).toFixed(1)}`);
  }
  const shape = `M0 ${height} L${crest.join(' L')} L${width} ${height} Z`;
  const mist = depth < 3 ? `<path d="${shape}" fill="url(#mist)"/>` : '';
  return `<path d="${shape}" fill="${colour}"/>${mist}`;
}

function clouds(width: number, height: number, colour: string): string {
  return Array.from({ length: randomInt(3, 6) }, () => {
    const x = between(0, width);
    const y = between(0.06, 0.36) * height;
    const long = between(18, 46);
    const puffs = [-0.5, -0.15, 0.2, 0.55].map(
      (at) =>
        `<ellipse cx="${x + at * long}" cy="${y + between(-2, 2)}" rx="${long * between(0.22, 0.42)}" ry="${between(2, 5)}"/>`,
    );
    return `<g fill="${colour}" opacity="${between(0.22, 0.5).toFixed(2)}">${puffs.join('')}</g>`;
  }).join('');
}

function forest(width: number, height: number, colour: string): string {
  const trees: string[] = [];
  for (let x = -4; x < width + 4; x += between(4, 12)) {
    const tall = between(9, 26);
    const foot = height - between(-2, 5);
    const half = tall * 0.24;
    const tiers = [0, 0.3, 0.58].map((from) => {
      const tip = foot - tall * (1 - from * 0.75);
      const wide = half * (0.55 + from * 0.85);
      return `M${x} ${tip.toFixed(1)} l${wide.toFixed(1)} ${(tall * 0.42).toFixed(1)} h${(-2 * wide).toFixed(1)} Z`;
    });
    trees.push(tiers.join(' '));
  }
  return `<path d="${trees.join(' ')}" fill="${colour}"/>`;
}

function birds(width: number, height: number, colour: string): string {
  const x = between(0.1, 0.8) * width;
  const y = between(0.12, 0.35) * height;
  const flock = Array.from({ length: randomInt(3, 6) }, (_, index) => {
    const at = `${(x + index * between(7, 12)).toFixed(1)} ${(y + between(-6, 6)).toFixed(1)}`;
    return `M${at} q2.2 -2.6 4 0 q1.8 -2.6 4 0`;
  });
  return `<path d="${flock.join(' ')}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round" opacity=".65"/>`;
}
