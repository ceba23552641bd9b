import { join } from 'node:path';
import { services } from '@workboard/local-servers';
import type { z } from 'zod';
import { root } from '../local/root.js';

/** The gateway, the services and their workers. */
export const processes = [
  { name: 'gateway', folder: 'gateway', entry: 'main' },
  ...services.flatMap((name) => [
    { name, folder: `services/${name}`, entry: 'main' },
    { name: `${name}-worker`, folder: `services/${name}`, entry: 'worker' },
  ]),
];

/** The settings that a process reads, from its own schema. */
export const shapeOf = async (folder: string, entry: string): Promise<Record<string, z.ZodType>> => {
  const module = (await import(join(root, folder, 'src/env.ts'))) as Record<string, z.ZodObject | undefined>;
  const schema = (entry === 'worker' ? module['workerEnvSchema'] : undefined) ?? module['envSchema'];
  return schema!.shape;
};
