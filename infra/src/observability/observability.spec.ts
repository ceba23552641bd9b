import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problems } from '@workboard/contracts';
import { parse } from 'yaml';
import { processes } from '../compose/processes.js';
import { parseCompose } from '../containers/compose-file.js';
import { root } from '../local/root.js';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const rules = (parse(read('infra/observability/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('infra/observability/dashboard.json')) as { panels: Panel[] };

/** The names that our processes give their metrics, as the code declares them. */
const declared = (): Set<string> => {
  const folders = ['packages', 'gateway', 'services'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)src\/.*(?<!\.spec)\.ts$/.test(file) && !file.includes('node_modules'))
      .map((file) => read(join(folder, file))),
  );
  return new Set(
    files.flatMap((text) =>
      [...text.matchAll(/new (?:Counter|Gauge|Histogram)\(\{\s*name: '(workboard_\w+)'/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
};
const namesIn = (expr: string): string[] => [...expr.matchAll(/\bworkboard_\w+/g)].map(([name]) => name);
/** A metric's name without what a histogram's series add to it. */
const withoutSeries = (name: string): string => name.replace(/_(count|sum|bucket)$/, '');
/** A heading of a document as its link is written. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('what operators see', () => {
  const metrics = declared();

  it.each(rules)('$alert watches metrics that there are, and its paragraph is in the runbook', (rule) => {
    expect(namesIn(rule.expr).filter((name) => !metrics.has(withoutSeries(name)))).toEqual([]);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    const [file = '', anchor] = rule.annotations.runbook.split('#');
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));
    expect(headings).toContain(anchor);
  });

  it.each(panels)('the panel "$title" shows metrics that there are', ({ targets }) => {
    expect(targets.flatMap(({ expr }) => namesIn(expr)).filter((name) => !metrics.has(withoutSeries(name)))).toEqual(
      [],
    );
  });

  it('has every metric on the dashboard, and a rule for each that something can be wrong with', () => {
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))).map(withoutSeries),
    );
    expect([...metrics].filter((name) => !shown.has(name))).toEqual([]);
    const watched = new Set(rules.flatMap(({ expr }) => namesIn(expr)).map(withoutSeries));
    expect([...metrics].filter((name) => !watched.has(name)).toSorted()).toEqual([
      // What is refused tells.
      'workboard_admission_limit',
      'workboard_admitted',
      'workboard_build_info',
      'workboard_cache_reads_total',
      // Their age says more, their ratio, or what was put aside.
      'workboard_deliveries_open',
      'workboard_deliveries_total',
      'workboard_outbox_attempts',
      'workboard_outbox_open',
      'workboard_queue_depth',
      'workboard_ranking_judgements_total',
      'workboard_ranking_work_duration_seconds',
      'workboard_ranking_work_open',
    ]);
  });

  it.each(Object.entries(problems))('%s is told alike by alert, runbook and status page', (name, { todo }) => {
    expect(rules.map(({ alert }) => alert)).toContain(name);
    const paragraph = read('docs/runbook.md').split(`## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(paragraph.replaceAll(/\s+/g, ' ').trim().startsWith(todo)).toBe(true);
  });

  const compose = parseCompose(join(root, 'docker-compose.yml')) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const prometheus = parse(read('infra/observability/prometheus.yml')) as {
    scrape_configs: [
      { job_name: string; relabel_configs: object[]; dns_sd_configs: { names: string[]; port: number }[] },
    ];
  };

  it('collects from every process of the compose file', () => {
    const wanted = Object.entries(compose.services).flatMap(([name, { environment }]) =>
      environment?.['METRICS_PORT'] ? [[name, Number(environment['METRICS_PORT'])]] : [],
    );
    const collected = prometheus.scrape_configs[0].dns_sd_configs.map(({ names: [name], port }) => [name, port]);
    expect(collected).toEqual(wanted);
    expect(collected.length).toBeGreaterThan(10);
  });

  it('pages when no process of a kind is found, whose own metrics are gone with it', () => {
    const [{ job_name, relabel_configs }] = prometheus.scrape_configs;
    expect(relabel_configs).toEqual([{ source_labels: ['__meta_dns_name'], target_label: 'process' }]);
    const { expr = '', labels } = rules.find(({ alert }) => alert === 'ProcessGone') ?? {};
    expect(expr.split(' or ')).toEqual(processes.map(({ name }) => `absent(up{job="${job_name}", process="${name}"})`));
    expect(labels?.severity).toBe('page');
  });
});
