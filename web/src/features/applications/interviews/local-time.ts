/** An instant as the date control has it. Port Moresby has no daylight saving (decision P6). */
export const toLocal = (iso: string): string =>
  new Date(new Date(iso).getTime() + 10 * 3_600_000).toISOString().slice(0, 16);

/** What the date control holds, which is meant in Port Moresby time; null while it is empty. */
export const fromLocal = (local: string): Date | null => (local ? new Date(`${local}+10:00`) : null);
