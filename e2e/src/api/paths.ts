type Values = Record<string, string | number>;

/** The address of a call, with its parameters and query filled in. */
export const pathOf = (path: string, params: Values = {}, query: Values = {}): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  return `/api${filled}${search && `?${search}`}`;
};
