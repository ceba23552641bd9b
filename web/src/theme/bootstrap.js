// Runs in the head before the first paint, so that a stored dark theme never flashes light. The build puts it inline; it is
// the only inline script of the product.
(() => {
  const root = document.documentElement;
  try {
    root.dataset.theme = localStorage.getItem('pngwb-theme') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.theme = 'light';
  }
  if (navigator.connection?.saveData) {
    root.dataset.saveData = '';
  }
  // Paper is white, whatever the screen is.
  let shown = root.dataset.theme;
  addEventListener('beforeprint', () => {
    shown = root.dataset.theme;
    root.dataset.theme = 'light';
  });
  addEventListener('afterprint', () => {
    root.dataset.theme = shown;
  });
})();
