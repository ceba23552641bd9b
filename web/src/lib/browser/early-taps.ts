/** Does what was tapped before the app was there: the page's own script keeps the last tap (`theme/bootstrap.js`). */
export const makeUpForTap = (): void => {
  document.documentElement.dataset.ready = '';
  const button = document.querySelector<HTMLElement>('[data-tapped]');
  if (button) {
    delete button.dataset.tapped;
    button.click();
  }
};
