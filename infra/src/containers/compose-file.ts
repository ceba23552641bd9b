import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A service of a compose file, with the fields that ours uses. */
export interface ComposeService {
  image: string;
  /** An argument that is null has the value that the environment gives it, if any. */
  build?: { context: string; dockerfile?: string; args?: Record<string, string | null> };
  command?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
  networks: string[] | Record<string, { aliases?: string[] } | null>;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  depends_on?: Record<
    string,
    { condition: 'service_healthy' | 'service_started' | 'service_completed_successfully'; required?: boolean }
  >;
  deploy?: { replicas?: number | string };
  healthcheck?: { test: string[] };
  init?: boolean;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  shm_size?: string;
  stop_grace_period?: string;
  restart?: string;
  logging?: unknown;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, unknown>;
}

/** The variables of an env file: `NAME=value` lines. */
export const readEnvFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const match = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
        return match ? [[match[1] ?? '', match[2] ?? '']] : [];
      }),
  );

/** Where the brace that was opened before `start` is closed again. */
const closing = (text: string, start: number): number => {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('${', at)) {
      open += 1;
    } else if (text[at] === '}') {
      open -= 1;
      if (open === 0) {
        return at;
      }
    }
  }
  throw new Error(`a variable is not closed: ${text}`);
};

/** Fills in `${NAME}`, `${NAME:-default}`, `${NAME-default}` (only where it is not set), `${NAME:+instead}`, `${NAME:?message}` and `$$` as Compose does. */
export const interpolate = (text: string, env: Record<string, string | undefined>): string => {
  const at = text.indexOf('$');
  if (at < 0) {
    return text;
  }
  const before = text.slice(0, at);
  if (text[at + 1] === '$') {
    return `${before}$${interpolate(text.slice(at + 2), env)}`;
  }
  if (text[at + 1] !== '{') {
    throw new Error(`"$" without a variable: ${text}`);
  }
  const end = closing(text, at + 2);
  const [, name = '', operator, rest = ''] = /^([A-Z0-9_]+)(:-|-|:\+|:\?)?([^]*)$/.exec(text.slice(at + 2, end)) ?? [];
  const value = env[name];
  if (!value && operator === ':?') {
    throw new Error(`${name}: ${rest}`);
  }
  const isReplaced = operator === (value ? ':+' : ':-') || (operator === '-' && value === undefined);
  const filled = isReplaced ? interpolate(rest, env) : operator === ':+' ? '' : (value ?? '');
  return `${before}${filled}${interpolate(text.slice(end + 1), env)}`;
};

const filled = (value: unknown, env: Record<string, string | undefined>): unknown => {
  if (typeof value === 'string') {
    return interpolate(value, env);
  }
  if (Array.isArray(value)) {
    return value.map((item) => filled(item, env));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, env)]))
    : value;
};

/** The file of this name as it stands. Its aliases are more than a parser takes from strangers. */
export const parseCompose = (file: string): unknown =>
  parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 });

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file over another, as Compose does: maps are merged, lists put together, commands and anything else replaced. */
const merged = (below: unknown, over: unknown, key?: string): unknown => {
  if (Array.isArray(below) && Array.isArray(over) && key !== 'command') {
    return [...(below as unknown[]), ...(over as unknown[])];
  }
  return isMap(below) && isMap(over)
    ? {
        ...below,
        ...Object.fromEntries(Object.entries(over).map(([name, value]) => [name, merged(below[name], value, name)])),
      }
    : over;
};

/** Compose files over each other with the environment filled in, and of their services those whose profile is on. */
export const readComposeFiles = (files: readonly string[], env: Record<string, string | undefined>): ComposeFile => {
  const read = files.map(parseCompose);
  const { services, networks, volumes } = read.reduce((below, over) => merged(below, over)) as ComposeFile;
  const profiles = (env['COMPOSE_PROFILES'] ?? '').split(',');
  const chosen = Object.entries(services).filter(
    ([, service]) => !service.profiles || service.profiles.some((profile) => profiles.includes(profile)),
  );
  return filled({ services: Object.fromEntries(chosen), networks, volumes }, env) as ComposeFile;
};
