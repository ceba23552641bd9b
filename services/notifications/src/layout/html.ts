/** HTML that is safe to put into HTML. */
export class Html {
  constructor(readonly source: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = Html | string | number | readonly Part[] | null | undefined;

const sourceOf = (part: Part): string => {
  if (part === null || part === undefined) {
    return '';
  }
  if (part instanceof Html) {
    return part.source;
  }
  return typeof part === 'string' || typeof part === 'number' ? escape(String(part)) : part.map(sourceOf).join('');
};

/** A template whose values are escaped unless they are {@link Html} already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((fixed, index) => fixed + sourceOf(parts[index])).join(''));

const address = /(https?:\/\/\S*[^\s.,])/;

/** Text in which the addresses of pages are links of this style. */
export const linked = (value: string, style: string): Html =>
  html`${value.split(address).map((part) => (address.test(part) ? html`<a class="link" href="${part}" style="${style}">${part}</a>` : part))}`;

/** Text with its line breaks; an e-mail address that is too long breaks before its @. */
export const lines = (value: string): Html =>
  new Html(escape(value).replace(/\r?\n/g, '<br>').replaceAll('@', '<wbr>@'));
