// `npm run setup`: writes the .env that docker-compose.yml reads, from .env.example, with secrets of its own. What an .env
// already says stays, whatever the options say, so it can be run again after an upgrade for the settings that are new; it
// tells where the options say something else. VERSION alone follows the checkout, so that each version has an image of its own.
//   --domain jobs.example.org   the site's address; its proxy gets a certificate for it
//   --email you@example.org     the first super admin
//   --smtp smtp://user:password@mail.example.org:587
//   --small                     all services in one process and all workers in another (docker-compose.small.yml)
//   --demo                      demo data and a mail catcher, for this machine alone
// Plain JavaScript without dependencies: a server that runs the containers needs nothing installed for it.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const setting = /^([A-Z][A-Z0-9_]*)=(.*)$/;
/** Names of the example that are secrets: a fresh one each. */
const isSecret = (name) => /(_SECRET|_PASSWORD|S3_SECRET_ACCESS_KEY)$/.test(name);

const { values: options } = parseArgs({
  options: {
    domain: { type: 'string' },
    email: { type: 'string' },
    smtp: { type: 'string' },
    demo: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    file: { type: 'string', default: join(root, '.env') },
  },
});

/** Which containers run. */
const containers = {
  ...((options.demo || options.small) && {
    COMPOSE_PROFILES: ['postgres', 'redis', 'storage', ...['demo', 'small'].filter((name) => options[name])].join(','),
  }),
  ...(options.small && { COMPOSE_FILE: 'docker-compose.yml:docker-compose.small.yml' }),
};

/** What the options decide; everything else is the example's. */
const chosen = () => {
  if (options.demo) {
    return {
      ...containers,
      SEED: 'true',
      SMTP_URL: 'smtp://mail:1025',
      SUPER_ADMIN_EMAIL: options.email ?? 'first-admin@workboard.test',
    };
  }
  return {
    ...containers,
    ...(options.domain && {
      PUBLIC_URL: `https://${options.domain}`,
      SITE_DOMAIN: options.domain,
      BIND_ADDRESS: '0.0.0.0',
      PORT: '80',
      HTTPS_PORT: '443',
      MAIL_FROM: `PNG Workboard <no-reply@${options.domain}>`,
    }),
    ...(options.email && { SUPER_ADMIN_EMAIL: options.email }),
    ...(options.smtp && { SMTP_URL: options.smtp }),
  };
};

/** The commit of the checkout; undefined where there is no git to ask. */
const checkedOut = () => {
  try {
    const ask = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], ask).trim();
  } catch {
    return undefined;
  }
};

const read = (file) =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => setting.exec(line))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name, value]),
  );

const existing = existsSync(options.file) ? read(options.file) : new Map();
const before = existing.get('VERSION');
const version = checkedOut();
const decided = new Map(Object.entries(chosen()));
const added = [];
const lines = readFileSync(join(root, '.env.example'), 'utf8')
  .split('\n')
  .map((line) => {
    const [, name, value] = setting.exec(line) ?? [];
    if (name === undefined) {
      return line;
    }
    if (name === 'VERSION' && version) {
      return `${name}=${version}`;
    }
    const kept = existing.get(name);
    // An empty setting may be meant; an empty secret is not.
    if (kept || (kept === '' && !isSecret(name) && !decided.has(name))) {
      return `${name}=${kept}`;
    }
    const fresh = decided.get(name) ?? (isSecret(name) ? randomBytes(32).toString('hex') : value);
    if (fresh !== '') {
      added.push(name);
    }
    return `${name}=${fresh}`;
  });
// What somebody took out of the example's comments, or added.
const written = new Set(lines.map((line) => setting.exec(line)?.[1]));
const own = [...existing].filter(([name]) => !written.has(name)).map(([name, value]) => `${name}=${value}`);
const text = [...lines, ...(own.length > 0 ? ['# --- Of this installation alone ---', ...own, ''] : [])].join('\n');
writeFileSync(options.file, text, { mode: 0o600 });

// Names alone: values may hold passwords.
const unheeded = [...decided].filter(([name, value]) => read(options.file).get(name) !== value).map(([name]) => name);
const isSmall = read(options.file).get('COMPOSE_FILE')?.includes('small') && !options.demo;
const left = ['SUPER_ADMIN_EMAIL', 'SMTP_URL'].filter((name) => !read(options.file).get(name));
process.stdout.write(
  [
    existing.size === 0
      ? `Wrote ${options.file}. Keep a copy: without it the data cannot be read.`
      : `${options.file}: ${added.length === 0 ? 'nothing was missing' : `added ${added.join(', ')}`}`,
    ...(before && version && before !== version
      ? [
          `Version ${version} now; VERSION=${before} in ${options.file}, then "docker compose up --detach", goes back to the one before.`,
        ]
      : []),
    ...(unheeded.length > 0
      ? [`Not changed, although the options say something else: ${unheeded.join(', ')}. Change them in that file.`]
      : []),
    ...(left.length > 0 ? [`Fill in ${left.join(' and ')}, then:`] : ['Next:']),
    ...(isSmall
      ? [
          '  docker compose up --detach',
          'It builds the image only where it is not there: build it elsewhere (docs/operating.md, "A small machine").',
        ]
      : ['  docker compose up --build --detach']),
    'The first super admin signs in with SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD of that file.',
    '',
  ].join('\n'),
);
