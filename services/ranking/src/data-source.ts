import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Ranking } from './migrations/0001-ranking.js';
import { Operations } from './migrations/0002-operations.js';

export const schema = 'ranking';
/** Rows are written in sets by SQL; nothing here is an object with a life of its own. */
export const entities = [];
export const migrations = [Ranking, Operations];

/** The data source of ranking; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
