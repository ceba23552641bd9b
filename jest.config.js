import { readdirSync } from 'node:fs';
import { swcOptions } from './infra/local/swc-options.js';

// One Jest project per workspace; all of them run TypeScript sources as ES modules through SWC.
const swc = ['@swc/jest', swcOptions];

const project = (dir, extra = {}) => ({
  displayName: dir,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${dir}`],
  testMatch: [`<rootDir>/${dir}/**/*.spec.ts`, `<rootDir>/${dir}/**/*.spec.tsx`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: {
    '^@workboard/(contracts|service-kit|test-kit|local-servers)$': '<rootDir>/packages/$1/src/index.ts',
    '^@workboard/contracts/(.*)$': '<rootDir>/packages/contracts/src/$1.ts',
    '^#phone-rule$': '<rootDir>/packages/contracts/src/phone-rule.ts',
    '^@workboard/(gateway|infra)$': '<rootDir>/$1/src/index.ts',
    '^@workboard/([a-z]+)$': '<rootDir>/services/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: 'node',
  ...extra,
});

const wholeSystem = {
  globalSetup: '<rootDir>/e2e/global-setup.mjs',
  globalTeardown: '<rootDir>/e2e/global-teardown.mjs',
  testEnvironment: '<rootDir>/e2e/environment.mjs',
};

const list = (parent) => readdirSync(new URL(parent, import.meta.url)).map((name) => `${parent}/${name}`);

export default {
  projects: [
    ...list('packages').map((dir) => project(dir)),
    ...list('services').map((dir) => project(dir)),
    project('gateway'),
    project('infra'),
    project('web', { testEnvironment: 'jest-fixed-jsdom' }),
    project('e2e', { ...wholeSystem, testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/src/(api|chaos)/'] }),
    // These see whether anything at all has changed in the database: nothing else may use the system meanwhile.
    project('e2e/src/api', { ...wholeSystem, displayName: 'api' }),
    // Each of these starts a system of its own and kills its processes.
    project('e2e/src/chaos', { displayName: 'chaos' }),
  ],
  globalSetup: './packages/local-servers/global-setup.mjs',
  globalTeardown: './packages/local-servers/global-teardown.mjs',
  maxWorkers: 2,
  // A file's modules are never freed (nodejs/node#33439), so without new workers each grows to gigabytes.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};
