import { transform } from 'lightningcss';

/** `major` as Lightning CSS has it. */
const version = (major: number): number => major << 16;

/** Variables that are the same in every theme and on every screen. */
const constants = ['--mui-spacing', '--mui-shape-borderRadius'];

/** A theme's `var(--mui-name)` or `var(--mui-name, fallback)`, with brackets inside of the fallback at most two deep. */
const variable = /var\((--mui-[\w-]+)(?:,\s*(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;
const definition = /[{;](--[\w-]+):\s*([^;{}]+)/g;
/** What MUI writes for sizes of any screen. */
const anyWidth = /@media \(min-width:\s*0px\)\s*\{((?:[^{}]+\{[^{}]*\})*)\}/g;

/**
 * The same sheet in fewer bytes. Fallbacks of the theme's variables go, which the sheet defines for the whole page, and what is the same
 * in all themes is written out, so that it can be added up.
 * @param targets major versions of browsers that it is for, such as `chrome117`
 */
export const smallSheet = (css: string, targets: readonly string[]): string => {
  const values = new Map(Array.from(css.matchAll(definition), ([, name = '', value = '']) => [name, value]));
  const written = (whole: string, name: string): string => {
    const value = values.get(name);
    if (value === undefined) {
      return whole;
    }
    return constants.includes(name) ? value : `var(${name})`;
  };
  const shorter = css.replaceAll(anyWidth, '$1').replaceAll(variable, written);
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(shorter),
    minify: true,
    targets: Object.fromEntries(
      targets.map((target) => {
        const [, name = '', major = ''] = /^([a-z]+)(\d+)$/.exec(target) ?? [];
        return [name, version(Number(major))];
      }),
    ),
  });
  return code.toString();
};
