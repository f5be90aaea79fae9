import sharp from 'sharp';

const parts = {
  front: `<rect x="70" y="90" width="240" height="34" rx="6"/><rect x="70" y="170" width="420" height="34" rx="6"/>
    <rect x="70" y="250" width="480" height="34" rx="6"/><rect x="70" y="330" width="380" height="34" rx="6"/>
    <rect x="70" y="520" width="760" height="40" rx="6"/><rect x="700" y="90" width="240" height="320" rx="10"/>`,
  back: `<circle cx="190" cy="190" r="100"/><rect x="340" y="120" width="560" height="50" rx="6"/>
    <rect x="340" y="220" width="560" height="60" rx="6"/><rect x="240" y="440" width="520" height="36" rx="6"/>
    <rect x="240" y="530" width="520" height="36" rx="6"/>`,
} as const;

/** Draws a card that is nobody's: bars in place of all words. A WebP. */
export function drawDemoCard(side: keyof typeof parts): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="631"><rect width="1000" height="631" fill="#e3edf6"/>
    <g fill="#a9bccf">${parts[side]}</g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
