/** The address of a documented call with its parameters filled in. */
export const pathOf = (path: string, params: Record<string, string | number> = {}): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`;
