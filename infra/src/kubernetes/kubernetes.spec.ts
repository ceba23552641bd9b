import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { peersEnv } from '@workboard/service-kit';
import { parse, parseAllDocuments } from 'yaml';
import { processes, shapeOf } from '../compose/processes.js';
import { root } from '../local/root.js';

interface Variable {
  name: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
interface Container {
  command: string[];
  env: Variable[];
  envFrom: { configMapRef: { name: string } }[];
}
interface Resource {
  kind: string;
  metadata: { name: string };
  spec: {
    template: { spec: { containers: [Container] } };
    scaleTargetRef: { name: string };
    selector: { matchLabels: { app: string } };
    triggers: { metadata: { query: string } }[];
  };
}
interface Kustomization {
  resources: string[];
  patches: { path: string }[];
  configMapGenerator: { name: string; literals: string[] }[];
}

const base = join(root, 'infra/kubernetes/base');
const text = (file: string) => readFileSync(join(base, file), 'utf8');
const kustomization = parse(text('kustomization.yaml')) as Kustomization;
const all = kustomization.resources.flatMap((file) =>
  parseAllDocuments(text(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const deployments = new Map(all.filter(({ kind }) => kind === 'Deployment').map((one) => [one.metadata.name, one]));
const patch = (parse(text('process.yaml')) as Resource).spec.template.spec.containers[0];
const containerOf = (name: string) => deployments.get(name)!.spec.template.spec.containers[0];
const documented = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('## Kubernetes')[1]!.split('\n## ')[0]!;

describe('infra/kubernetes', () => {
  it('lists every file, and none that is missing', () => {
    const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
    const listed = [...kustomization.resources, ...kustomization.patches.map(({ path }) => path), 'kustomization.yaml'];
    expect(files.toSorted()).toEqual(listed.toSorted());
  });

  it.each(processes)('runs $name as compose does, with settings it knows', async ({ name, folder, entry }) => {
    const { command, env, envFrom } = containerOf(name);
    expect(command).toEqual(['node', `${folder}/dist/${entry}.js`]);
    const maps = envFrom.map(({ configMapRef }) => configMapRef.name);
    const literals = maps.flatMap((map) => kustomization.configMapGenerator.find((one) => one.name === map)!.literals);
    const set = [...literals.map((one) => one.split('=')[0]!), ...[...env, ...patch.env].map((one) => one.name)];
    const shape = await shapeOf(folder, entry);
    expect(set.filter((one) => !(one in shape) && !(one in peersEnv.shape))).toEqual([]);
    const required = Object.keys(shape).filter((one) => !shape[one]!.safeParse(undefined).success);
    expect(required.filter((one) => !set.includes(one))).toEqual([]);
  });

  it('takes secrets that the documentation names', () => {
    const containers = all
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .map((one) => one.spec.template.spec.containers[0]);
    const keys = [...containers, patch].flatMap(({ env }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
    );
    for (const { name, key } of keys) {
      expect(name).toBe('workboard');
      const service = /^(AUTH|COMPANIES|JOBS|APPLICATIONS|NOTIFICATIONS|RANKING)_(DATABASE|REDIS)_URL$/.exec(key);
      expect(documented).toContain(service ? `AUTH_${service[2]}_URL` : key);
    }
  });

  it('gives each process probes, bounds and no rights', () => {
    expect(patch).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      livenessProbe: { httpGet: { path: '/health/live', port: 'operations' } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 'operations' } },
      resources: { limits: { memory: expect.any(String) }, requests: { cpu: expect.any(String) } },
    });
  });

  it('scales and guards Deployments that exist', () => {
    const scaled = all.filter(({ spec }) => 'scaleTargetRef' in spec).map(({ spec }) => spec.scaleTargetRef.name);
    const guarded = all
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map(({ spec }) => spec.selector.matchLabels.app);
    expect([...scaled, ...guarded].filter((name) => !deployments.has(name))).toEqual([]);
    expect(new Set(guarded)).toEqual(new Set(processes.map(({ name }) => name)));
  });

  it('asks for metrics that the code declares', () => {
    const code = [
      'packages/service-kit/src/queues/queues.ts',
      'services/notifications/src/upkeep.ts',
      'services/ranking/src/work/work-metrics.ts',
    ]
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('');
    const queries = all
      .filter(({ kind }) => kind === 'ScaledObject')
      .flatMap(({ spec }) => spec.triggers.map((one) => one.metadata.query));
    const metrics = queries.flatMap((query) => query.match(/workboard_\w+/g) ?? []);
    expect(metrics.length).toBeGreaterThanOrEqual(3);
    expect(metrics.filter((metric) => !code.includes(`'${metric}'`))).toEqual([]);
  });
});
