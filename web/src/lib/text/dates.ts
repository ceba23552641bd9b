import { formatInstant } from '@workboard/contracts/dates';
import { timeZone } from '@workboard/contracts/constants';

/** Dates as people in Papua New Guinea read them; all in Port Moresby time (decision P6). Input is ISO 8601 text. */
const numbers = new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' });
const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

/** Month names are ours: those of `Intl` differ between browsers, and a page must read as the server wrote it. */
const partsOf = (date: Date): { day: string; month: string; year: string } => {
  const [month, day = '', year = ''] = numbers.format(date).split('/');
  return { day, month: months[Number(month) - 1] ?? '', year };
};

/** `19 Nov 2026` */
export const formatDay = (iso: string): string => {
  const { day, month, year } = partsOf(new Date(iso));
  return `${day} ${month.slice(0, 3)} ${year}`;
};
/** `November 2026` */
export const formatMonth = (iso: string): string => {
  const { month, year } = partsOf(new Date(iso));
  return `${month} ${year}`;
};
/** `2026` */
export const formatYear = (date: Date): string => partsOf(date).year;
/** `Thu, 19 Nov 2026, 9:30 am` */
export const formatDayAndTime = (iso: string): string => formatInstant(new Date(iso));
