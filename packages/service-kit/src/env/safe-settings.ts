const shortestSecret = 32;
const fewestCharacters = 10;
const secretNames = [
  'INTERNAL_SECRET',
  'INTERNAL_SECRET_PREVIOUS',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'TOKEN_SECRET',
] as const;
/** What people write where a secret should be. */
const trivialWords = /password|secret|change.?me|example|workboard|s3rver|12345678|qwerty/i;
const demoPassword = 'Workboard#2026';
const localHosts = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The settings of a process as text, by name. */
type Settings = Readonly<Record<string, string | undefined>>;

/** Whether the site is for this machine alone, by the address that people type. */
export const isLocalSite = (publicUrl: string): boolean => localHosts.test(new URL(publicUrl).hostname);

/** Demo accounts are at addresses that no mail can reach (RFC 2606). */
const demoDomain = '.test';
const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(demoDomain);
/** The same for Postgres' LIKE. */
export const demoAddressPattern = `%${demoDomain}`;

const secretFaults = (settings: Settings): string[] => {
  const given = secretNames.flatMap((name) => (settings[name] ? [{ name, value: settings[name] }] : []));
  return given.flatMap(({ name, value }, index) => [
    ...(value.length < shortestSecret ? [`${name}: must have at least ${shortestSecret} characters`] : []),
    ...(new Set(value).size < fewestCharacters || trivialWords.test(value)
      ? [`${name}: is too easy to guess; take "openssl rand -hex 32"`]
      : []),
    ...(given.slice(0, index).some((other) => other.value === value)
      ? [`${name}: must differ from the other secrets`]
      : []),
  ]);
};

const publicSiteFaults = (settings: Settings): string[] => {
  const rules: [name: string, isFault: boolean, message: string][] = [
    ['PUBLIC_URL', !settings['PUBLIC_URL']?.startsWith('https:'), 'must begin with https:// beyond localhost'],
    ['RATE_LIMIT_FACTOR', Number(settings['RATE_LIMIT_FACTOR'] ?? 1) > 1, 'must not be above 1 beyond localhost'],
    ['SUPER_ADMIN_PASSWORD', settings['SUPER_ADMIN_PASSWORD'] === demoPassword, 'is the published demo password'],
    ['SUPER_ADMIN_EMAIL', isDemoAddress(settings['SUPER_ADMIN_EMAIL'] ?? ''), 'is the address of a demo account'],
    ['S3_SECRET_ACCESS_KEY', /^S3RVER$/i.test(settings['S3_SECRET_ACCESS_KEY'] ?? ''), 'is the demo key'],
    ['WEBHOOK_LOOPBACK', settings['WEBHOOK_LOOPBACK'] === 'true', 'lets companies call this machine'],
    ['SEED', settings['SEED'] === 'true', 'demo data is for localhost alone'],
  ];
  return rules.filter(([, isFault]) => isFault).map(([name, , message]) => `${name}: ${message}`);
};

/**
 * What production refuses to start with: secrets that can be guessed and, when PUBLIC_URL is not this machine, plain http,
 * a raised rate limit and everything of the published demo. Empty when all is well, and outside of production.
 */
export const unsafeSettings = (settings: Settings): string[] => {
  if ((settings['NODE_ENV'] ?? 'production') !== 'production') {
    return [];
  }
  const isLocal = settings['PUBLIC_URL'] === undefined || isLocalSite(settings['PUBLIC_URL']);
  return [...secretFaults(settings), ...(isLocal ? [] : publicSiteFaults(settings))];
};
