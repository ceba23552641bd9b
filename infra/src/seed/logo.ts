import sharp from 'sharp';

/** What a company's mark is drawn from: a shape and the colours of ground, accent and figure. */
export interface LogoMark {
  readonly shape: LogoShape;
  readonly colours: readonly [ground: string, accent: string, figure: string];
}

const logoPixels = 320;

const rays = Array.from({ length: 12 }, (_, index) => index * 30)
  .map((angle) => `<rect x="122" y="30" width="12" height="34" rx="6" transform="rotate(${angle} 128 128)"/>`)
  .join('');
const teeth = Array.from({ length: 8 }, (_, index) => index * 45)
  .map((angle) => `<rect x="110" y="36" width="36" height="40" rx="8" transform="rotate(${angle} 128 128)"/>`)
  .join('');
const loops = [64, 128, 192]
  .flatMap((x) => [64, 128, 192].map((y) => ({ x, y, inner: (x + y) % 128 === 0 })))
  .map(({ x, y, inner }) => {
    const size = 24;
    const diamond = (half: number) => `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
    return `<path d="${diamond(size)}" fill="${inner ? 'ACCENT' : 'FIGURE'}"/><path d="${diamond(size - 14)}" fill="GROUND"/>`;
  })
  .join('');

/** Figures on a 256 by 256 ground, without letters so that they need no fonts; colours are put in by name. */
const shapes = {
  peak: '<circle cx="176" cy="84" r="26" fill="ACCENT"/><path d="M28 200 104 84l44 66 20-26 60 76Z" fill="FIGURE"/>',
  sun: `<g fill="ACCENT">${rays}</g><circle cx="128" cy="128" r="44" fill="FIGURE"/>`,
  leaf: '<path d="M60 196C44 104 100 52 204 48c4 104-44 164-144 148Z" fill="ACCENT"/><path d="M52 212C88 160 124 124 172 84" stroke="FIGURE" stroke-width="12" stroke-linecap="round" fill="none"/>',
  wing: '<path d="M28 176c92 24 176-28 204-132-4 128-100 188-204 132Z" fill="ACCENT"/><path d="M28 176c64-4 116-48 140-128 0 84-52 140-140 128Z" fill="FIGURE"/>',
  diamond:
    '<path d="M128 36l92 92-92 92-92-92Z" fill="ACCENT"/><path d="M128 76l52 52-52 52-52-52Z" fill="GROUND"/><path d="M128 104l24 24-24 24-24-24Z" fill="FIGURE"/>',
  cross:
    '<rect x="100" y="44" width="56" height="168" rx="14" fill="FIGURE"/><rect x="44" y="100" width="168" height="56" rx="14" fill="FIGURE"/><circle cx="128" cy="128" r="20" fill="ACCENT"/>',
  book: '<path d="M128 84C104 64 68 60 40 68v116c28-8 64-4 88 16Z" fill="FIGURE"/><path d="M128 84c24-20 60-24 88-16v116c-28-8-64-4-88 16Z" fill="ACCENT"/>',
  gear: `<g fill="FIGURE">${teeth}<circle cx="128" cy="128" r="66"/></g><circle cx="128" cy="128" r="32" fill="ACCENT"/>`,
  wave: '<g fill="none" stroke-width="20" stroke-linecap="round"><path d="M36 96c30-32 62-32 92 0s62 32 92 0" stroke="FIGURE"/><path d="M36 144c30-32 62-32 92 0s62 32 92 0" stroke="ACCENT"/><path d="M36 192c30-32 62-32 92 0s62 32 92 0" stroke="FIGURE"/></g>',
  ring: '<circle cx="128" cy="128" r="78" fill="none" stroke="ACCENT" stroke-width="22"/><circle cx="128" cy="128" r="36" fill="FIGURE"/>',
  weave: loops,
  sail: '<path d="M84 40C148 72 188 116 204 172L96 156C108 116 104 76 84 40Z" fill="FIGURE"/><path d="M40 176h176c-16 28-48 40-88 40s-72-12-88-40Z" fill="ACCENT"/>',
  house: '<path d="M128 40 220 116H36Z" fill="ACCENT"/><path d="M60 124h136v84h-48v-52h-40v52H60Z" fill="FIGURE"/>',
  fish: '<path d="M36 128c36-60 108-68 148-8l40-36v88l-40-36c-40 60-112 52-148-8Z" fill="FIGURE"/><circle cx="84" cy="120" r="10" fill="GROUND"/><path d="M120 100c12 20 12 36 0 56" stroke="ACCENT" stroke-width="10" stroke-linecap="round" fill="none"/>',
  drop: '<path d="M128 32c44 60 64 92 64 124a64 64 0 0 1-128 0c0-32 20-64 64-124Z" fill="ACCENT"/><path d="M104 164c4 20 16 28 32 30" stroke="FIGURE" stroke-width="12" stroke-linecap="round" fill="none"/>',
  signal:
    '<path d="M128 120l36 100H92Z" fill="FIGURE"/><circle cx="128" cy="100" r="18" fill="ACCENT"/><g fill="none" stroke="ACCENT" stroke-width="14" stroke-linecap="round"><path d="M84 140a60 60 0 0 1 0-84M172 140a60 60 0 0 0 0-84"/><path d="M56 164a100 100 0 0 1 0-128M200 164a100 100 0 0 0 0-128"/></g>',
  drum: '<path d="M72 40h112c0 44-28 60-28 88s28 44 28 88H72c0-44 28-60 28-88S72 84 72 40Z" fill="ACCENT"/><path d="M72 40h112v20H72ZM72 196h112v20H72ZM96 118h64v20H96Z" fill="FIGURE"/>',
} as const;

export type LogoShape = keyof typeof shapes;

/** The mark as SVG text. */
export const logoSvg = ({ shape, colours: [ground, accent, figure] }: LogoMark): string => {
  const drawing = shapes[shape].replaceAll('GROUND', ground).replaceAll('ACCENT', accent).replaceAll('FIGURE', figure);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${drawing}</svg>`;
};

/** The mark as a square PNG of `logoPixels`, inside the limits of uploaded logos (spec §5). */
export const logoPng = (mark: LogoMark): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg(mark)), { density: 96 })
    .resize(logoPixels, logoPixels)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
