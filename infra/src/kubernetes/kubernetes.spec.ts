import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { services } from '@workboard/local-servers';
import { peersEnv } from '@workboard/service-kit';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
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
  ports: { name: string }[];
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    strategy?: object;
    template: { metadata: { labels: Record<string, string> }; spec: { containers: [Container] } };
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

/** The schemas of Kubernetes and KEDA, by kind. */
const models = {
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  ScaledObject,
  Service,
} as const;
/** Throws what is wrong with a resource by the schema of its kind. */
const validate = (resource: Resource): void => {
  const Model = models[resource.kind as keyof typeof models] as unknown as {
    apiVersion: string;
    new (data: object): { apiVersion: string; validate: () => void };
  };
  const model = new Model(resource);
  expect([resource.kind, resource.apiVersion]).toEqual([resource.kind, new Model({}).apiVersion]);
  model.validate();
};

const base = join(root, 'infra/kubernetes/base');
const text = (file: string) => readFileSync(join(base, file), 'utf8');
const exampleText = (file: string) => readFileSync(join(base, '../example', file), 'utf8');
const kustomization = parse(text('kustomization.yaml')) as Kustomization;
const all = kustomization.resources.flatMap((file) =>
  parseAllDocuments(text(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const deployments = new Map(all.filter(({ kind }) => kind === 'Deployment').map((one) => [one.metadata.name, one]));
const everyProcess = parse(text('process.yaml')) as Resource;
const patch = everyProcess.spec.template.spec.containers[0];
/** A Deployment with what the kustomization lays over each. */
const whole = ({ spec, ...deployment }: Resource): Resource => {
  const [container] = spec.template.spec.containers;
  const containers: [Container] = [{ ...patch, ...container, env: [...container.env, ...patch.env] }];
  const pod = { ...everyProcess.spec.template.spec, ...spec.template.spec, containers };
  return { ...deployment, spec: { ...everyProcess.spec, ...spec, template: { ...spec.template, spec: pod } } };
};
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
      const service =
        /^(AUTH|COMPANIES|JOBS|APPLICATIONS|NOTIFICATIONS|RANKING)_(DATABASE|DATABASE_DIRECT|REDIS)_URL$/.exec(key);
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

  const listed = (parse(exampleText('kustomization.yaml')) as Kustomization).resources.filter(
    (one) => one !== '../base',
  );
  const example = listed.flatMap((file) =>
    parseAllDocuments(exampleText(file)).map((document) => document.toJS() as Resource),
  );
  // Of PodMonitor there is no schema here; its own test looks at it.
  const resources = [...all, ...example].filter(({ kind }) => kind !== 'PodMonitor');

  it('lists every file of the example', () => {
    const files = readdirSync(join(base, '../example')).filter((file) => file !== 'kustomization.yaml');
    expect(files.toSorted()).toEqual(listed.toSorted());
  });

  it('has Prometheus collect from every process, under the labels that the alerts know', () => {
    const monitor = example.find(({ kind }) => kind === 'PodMonitor') as unknown as {
      spec: {
        selector: { matchExpressions: [{ key: string; values: string[] }] };
        podMetricsEndpoints: [{ port: string; relabelings: object[] }];
      };
    };
    const [{ key, values }] = monitor.spec.selector.matchExpressions;
    const [{ port, relabelings }] = monitor.spec.podMetricsEndpoints;
    for (const { name } of processes) {
      const { metadata, spec } = deployments.get(name)!.spec.template;
      expect(metadata.labels['app']).toBe(name);
      expect(values).toContain(metadata.labels[key]);
      expect(spec.containers[0].ports.map((one) => one.name)).toContain(port);
    }
    expect(relabelings).toEqual([
      { targetLabel: 'job', replacement: 'workboard' },
      { sourceLabels: ['__meta_kubernetes_pod_label_app'], targetLabel: 'process' },
    ]);
  });

  it('backs up by the command that there is, with all that it reads', () => {
    const { spec } = example.find(({ kind }) => kind === 'CronJob') as unknown as {
      spec: { jobTemplate: { spec: Resource['spec'] } };
    };
    const { command, env } = spec.jobTemplate.spec.template.spec.containers[0];
    expect(command.join(' ')).toContain('node infra/dist/backup/backup.main.js /backups/');
    expect(existsSync(join(root, 'infra/src/backup/backup.main.ts'))).toBe(true);
    expect(env.map(({ name, valueFrom }) => [name, valueFrom?.secretKeyRef.key])).toEqual(
      [
        'DATABASE_ADMIN_URL',
        ...services.map((name) => `${name.toUpperCase()}_DATABASE_URL`),
        'S3_SECRET_ACCESS_KEY',
      ].map((name) => [name, name]),
    );
  });

  it.each(resources.map((one) => [one.kind, one.metadata.name, one] as const))(
    'has a %s %s that the schemas of Kubernetes take',
    (kind, _name, resource) => validate(kind === 'Deployment' ? whole(resource) : resource),
  );

  it('is refused by those schemas with a port that is no number', () => {
    const gateway = structuredClone(whole(deployments.get('gateway')!)) as unknown as {
      spec: { template: { spec: { containers: { ports: { containerPort: unknown }[] }[] } } };
    };
    gateway.spec.template.spec.containers[0]!.ports[0]!.containerPort = 'http';
    expect(() => validate(gateway as unknown as Resource)).toThrow('containerPort must be integer');
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
