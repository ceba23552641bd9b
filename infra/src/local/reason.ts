import { lastLines } from '@workboard/local-servers';

/** The line of a log that says what went wrong: the last one that names an error, else the last one. */
export const reasonIn = (log: string | undefined): string => {
  const lines = lastLines(log, 40)
    .split('\n')
    .map((line) => loggedError(line) ?? line.trim());
  return lines.findLast((line) => /error: |could not /i.test(line)) ?? lines.at(-1) ?? '';
};

/** What a line in our own log format says, with the message of the error that it carries. */
export const loggedError = (line: string): string | undefined => {
  if (!line.startsWith('{')) {
    return undefined;
  }
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return err?.message ? `${msg}: ${err.message}` : msg;
  } catch {
    return undefined;
  }
};
