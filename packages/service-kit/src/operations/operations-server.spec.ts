import { afterAll, expect, it } from '@jest/globals';
import { startOperationsServer } from './operations-server.js';
import { Readiness } from './readiness.js';

const start = () => startOperationsServer({ host: '127.0.0.1', port: 0, readiness: new Readiness({}) });
const [first, second] = [await start(), await start()];
afterAll(() => second.close());

const tellsFigures = async (port: number): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  return (await response.text()).includes('process_cpu_user_seconds_total ');
};

it('tells the figures once where services share a process, so that a sum over their ports is right', async () => {
  expect([await tellsFigures(first.port), await tellsFigures(second.port)]).toEqual([true, false]);
  await first.close();
});
