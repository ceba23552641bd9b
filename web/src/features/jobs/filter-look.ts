/** The class of a filter: one that is on stands out from those that are not. */
export const filterLook = (isOn: boolean): string => (isOn ? 'filter is-on' : 'filter');
