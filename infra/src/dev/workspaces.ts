import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@workboard/local-servers';

/** A folder of the repository whose code runs in processes of ours. */
export interface Workspace {
  /** As `packages/contracts`, with slashes. */
  folder: string;
  /** Processes that run it or stand on it, those that answer somebody first. */
  processes: string[];
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** The workspaces below `root` that services and the gateway are made of, by what their manifests depend on. */
export const readWorkspaces = (root: string): Workspace[] => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const folders = [...packages, ...services.map((name) => `services/${name}`), 'gateway'];
  const manifests = new Map(
    folders.map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest]),
  );
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const below = (folder: string): string[] => {
    const next = Object.keys(manifests.get(folder)?.dependencies ?? {}).flatMap((name) => folderOf.get(name) ?? []);
    return [folder, ...next.flatMap(below)];
  };
  const processes = [
    ...services.map((name) => ({ name, folder: `services/${name}` })),
    { name: 'gateway', folder: 'gateway' },
    ...services.map((name) => ({ name: `${name}-worker`, folder: `services/${name}` })),
  ].map(({ name, folder }) => ({ name, parts: new Set(below(folder)) }));
  return folders
    .map((folder) => ({
      folder,
      processes: processes.filter(({ parts }) => parts.has(folder)).map(({ name }) => name),
    }))
    .filter((workspace) => workspace.processes.length > 0);
};

/** What an edited file asks for. */
export interface Concern {
  /** The file that it is built to. */
  built: string;
  /** Processes to start again. */
  processes: readonly string[];
  /** The service whose database it changes, which happens at a start alone. */
  schemaOf: string | undefined;
}

/**
 * What must happen when a file changed, was added or went.
 * @param file path below the root, with slashes
 * @returns undefined for what no running process reads: tests, their tools, other workspaces
 */
export const concernOf = (file: string, workspaces: readonly Workspace[]): Concern | undefined => {
  const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/src/`));
  const inside = workspace && file.slice(`${workspace.folder}/src/`.length);
  if (!workspace || !inside || !/(?<!\.d)\.ts$/.test(inside) || /(^|\/)testing\/|\.spec\.ts$/.test(inside)) {
    return undefined;
  }
  const isSchema = /^(migrations|schema)\//.test(inside);
  return {
    built: `${workspace.folder}/dist/${inside.replace(/\.ts$/, '.js')}`,
    processes: workspace.processes,
    schemaOf: isSchema ? workspace.folder.replace('services/', '') : undefined,
  };
};
