/** A filter that is on stands out from those that are not. */
export const filterLook = (isOn: boolean) => ({
  fontSize: '.875rem',
  ...(isOn && { bgcolor: 'status.offered.bg', color: 'status.offered.text' }),
});
