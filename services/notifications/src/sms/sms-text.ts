/** The letters of the GSM 7-bit alphabet; anything else would make a message longer and dearer. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const longest = 160;
/** What a text says before its link. */
const fewestWords = 50;
const spellings: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '\u2060': '',
};

const toGsm = (value: string): string =>
  value
    .replace(/[‘’“”–—…·\u2060]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^]/gu, (letter) => (gsm.has(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .replace(/[^]/gu, (letter) => (gsm.has(letter) ? letter : '?'));

/** One message of at most 160 GSM letters; what is too long is cut before the link at its end. */
export const fitSms = (value: string): string => {
  const text = toGsm(value).replace(/\s+/g, ' ').trim();
  if (text.length <= longest) {
    return text;
  }
  const link = / (https?:\S+)$/.exec(text)?.[0] ?? '';
  const words = text.slice(0, text.length - link.length);
  return `${words.slice(0, longest - link.length - 3).trimEnd()}...${link}`;
};

/** Whether a link leaves room in one message for what it is about. */
export const leavesRoom = (link: string): boolean => link.length <= longest - fewestWords;
