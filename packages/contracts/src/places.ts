/** The provinces of Papua New Guinea as people write them: the official name first, then other names and short forms. */
export const provinces: readonly (readonly [string, ...string[]])[] = [
  ['Bougainville', 'AROB'],
  ['Central'],
  ['Chimbu', 'Simbu'],
  ['East New Britain', 'ENB', 'ENBP'],
  ['East Sepik', 'ESP'],
  ['Eastern Highlands', 'EHP'],
  ['Enga'],
  ['Gulf'],
  ['Hela'],
  ['Jiwaka'],
  ['Madang'],
  ['Manus'],
  ['Milne Bay', 'MBP'],
  ['Morobe'],
  ['New Ireland', 'NIP'],
  ['Northern', 'Oro'],
  ['Sandaun', 'West Sepik'],
  ['Southern Highlands', 'SHP'],
  ['West New Britain', 'WNB', 'WNBP'],
  ['Western Highlands', 'WHP'],
  ['Western'],
];

/** All names of provinces as one alternative of a pattern, longer ones first. */
export const anyProvince = provinces
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|');
