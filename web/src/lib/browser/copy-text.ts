/** The older way, for pages without https and browsers that refuse the newer one: copies a selection. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
};

/** Puts text on the clipboard; false when the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
};
