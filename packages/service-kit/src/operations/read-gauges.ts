import type { Reading } from '@workboard/contracts';
import { Gauge, register } from 'prom-client';

/** The gauges of our own that this process has, as `/metrics` shows them. */
export const readGauges = async (): Promise<Reading[]> => {
  const ours = register.getMetricsAsArray().filter((metric) => metric instanceof Gauge);
  const read = await Promise.all(
    ours.map(async (gauge) => {
      const { name, values } = await gauge.get();
      return name.startsWith('workboard_') ? values.map(({ labels, value }) => ({ name, labels, value })) : [];
    }),
  );
  return read.flat().map(({ name, labels, value }) => ({
    name,
    labels: Object.fromEntries(Object.entries(labels).map(([label, of]) => [label, String(of)])),
    value,
  }));
};
