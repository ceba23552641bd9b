import { PostgresEngine } from '../search/engine/postgres-engine.js';
import { EnginesService, IndexLimit } from '../search/memory/engines.service.js';
import { IndexRowQueries } from '../search/memory/index-rows.queries.js';
import { NameQueries } from '../search/names.queries.js';
import { Stems } from '../search/stems.js';
import type { World } from './world.js';

/** Company 1 in the service's copies, for jobs that are written as rows. */
export const insertCompany = (world: World) =>
  world.rows(
    `INSERT INTO company_copies (id, version, name, industry, location, status)
     VALUES (1, 1, 'Kumul Energy', 'Energy', 'Lae', 'authorised')`,
  );

/** Engines of a world's jobs whose index may take so many bytes; none is built yet. */
export const enginesOf = (world: World, bytes: number): EnginesService =>
  new EnginesService(
    new IndexRowQueries(world.database),
    world.app.get(PostgresEngine),
    world.app.get(NameQueries),
    world.app.get(Stems),
    new IndexLimit(bytes),
  );
