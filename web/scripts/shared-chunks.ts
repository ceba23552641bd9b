import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const source = (path: string, ending = 'tsx'): string =>
  fileURLToPath(new URL(`../src/${path}.${ending}`, import.meta.url));

const entry = source('entry-client');

/** Screens that visitors go between. */
const visitorPages = [
  'home/home',
  'jobs/jobs',
  'jobs/job',
  'companies/companies',
  'companies/company',
  'static/about',
  'static/contacts',
  'static/privacy',
  'static/terms',
].map((page) => source(`features/${page}-page`));

/** Of MUI what most screens of members use, and those of visitors do not; left to itself it would come with the forms. */
const membersParts =
  /\/@mui\/(material\/(Box|Button|ButtonBase|Card|Container|GlobalStyles|Paper|Stack|Typography|utils)|utils)\//;

const formParts = [
  ...['form', 'submit-row', 'field'].map((part) => source(`components/forms/${part}`)),
  source('components/forms/contract-form', 'ts'),
];

/** Reached from the entry only through files that list everything; some screens of members use them. */
const notForAll = /\/(SvgIcon|useMediaQuery|useControlled|FormControl)\//;

/** Smaller than a file of their own; left to themselves they would bring the whole of the forms to screens without one. */
const smallParts = /\/(components\/elements\/edge-actions\.tsx|lib\/api\/versions\.ts)$/;

/** The screen itself, which names its chunk, and what of it jobs alone use; the rest is for whatever acts. */
const jobPage = /\/features\/jobs\/job-page\.tsx$/;
const ofJobs = /\/(features\/jobs|entities\/job)\/(?!use-)/;

/** A module and all that it imports at once. */
const reach = (id: string, graph: Graph, found = new Set<string>()): Set<string> => {
  if (!found.has(id)) {
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach((next) => reach(next, graph, found));
  }
  return found;
};

const sortModules = (graph: Graph) => {
  const base = reach(entry, graph);
  const pages = visitorPages.map((page) => reach(page, graph));
  const themed = reach(source('theme/themed'), graph);
  const job = reach(source('features/jobs/job-page'), graph);
  const form = new Set(formParts.flatMap((part) => [...reach(part, graph)]));
  return (id: string): string | null => {
    if (membersParts.test(id)) {
      return 'look';
    }
    if (notForAll.test(id)) {
      return null;
    }
    if (base.has(id)) {
      return 'base';
    }
    if (themed.has(id)) {
      return 'look';
    }
    if (smallParts.test(id) || pages.filter((modules) => modules.has(id)).length >= 2) {
      return 'browse';
    }
    if (job.has(id) && !jobPage.test(id)) {
      return ofJobs.test(id) ? 'job' : 'act';
    }
    return form.has(id) ? 'form' : null;
  };
};

/**
 * Few files instead of thirty small ones, because those compress worse and each is a request of its own, of which browsers send
 * six at a time to a server without HTTP/2: what the entry needs, what two of the visitors' screens share, what screens need
 * that change something, what a job's page needs besides, what those with MUI's components do (the theme and the library;
 * screens of plain elements load none of it), and what every form needs.
 */
export const sharedChunks = () => {
  let chunkOf: ((id: string) => string | null) | undefined;
  // Each takes along what its modules import, unless one before it has.
  return ['base', 'browse', 'act', 'job', 'look', 'form'].map((chunk, at, all) => ({
    priority: all.length - at,
    name: (id: string, graph: Graph): string | null => {
      chunkOf ??= sortModules(graph);
      return chunkOf(id) === chunk ? chunk : null;
    },
  }));
};
