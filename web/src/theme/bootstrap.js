// Runs in the head before the first paint, so that a stored dark theme never flashes light, and for what happens before the
// app is there. The build puts it inline; it is the only inline script of the product.
(() => {
  const root = document.documentElement;
  try {
    root.dataset.theme = localStorage.getItem('pngwb-theme') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.theme = 'light';
  }
  // As in `lib/browser/saves-data.ts`; the font is asked for here, because a link of its own would not wait for the answer.
  let isSaving = navigator.connection?.saveData;
  try {
    isSaving ||= localStorage.getItem('pngwb-save-data') === 'on';
  } catch {
    // No storage, no switch.
  }
  if (isSaving) {
    root.dataset.saveData = '';
  } else {
    document.querySelector('link[data-font]').rel = 'preload';
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
  // What the app itself stands on is asked for until all of it is there. Then the page is loaded once more, because browsers
  // do not run a script that was lost once.
  let isLost = false;
  const askAgain = (wait) => {
    const files = [...document.querySelectorAll('script[type=module][src], link[rel=modulepreload]')];
    Promise.all(files.map(({ src, href }) => fetch(src || href).then((answer) => answer.arrayBuffer()))).then(
      () => location.reload(),
      () => setTimeout(askAgain, wait, Math.min(wait * 2, 8000)),
    );
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!isLost && target.type === 'module') {
        isLost = true;
        askAgain(1000);
        const place = document.querySelector('#waiting p');
        if (place) {
          place.textContent = 'No signal. We try again by ourselves.';
        }
      }
    },
    true,
  );
  // A tap on a button that needs the app is kept until the app is there (see `lib/browser/early-taps.ts`).
  addEventListener(
    'click',
    ({ target }) => {
      const button = !('ready' in root.dataset) && target.closest('#root button[type=button]');
      if (button) {
        document.querySelectorAll('[data-tapped]').forEach((earlier) => delete earlier.dataset.tapped);
        button.dataset.tapped = '';
      }
    },
    true,
  );
  // And what was chosen or typed: the app writes its own values when it takes over (see `lib/browser/early-changes.ts`).
  const changes = new Map();
  window.earlyChanges = changes;
  addEventListener(
    'input',
    ({ target }) => {
      if (!('ready' in root.dataset)) {
        changes.set(target, target.type === 'checkbox' ? target.checked : target.value);
      }
    },
    true,
  );
})();
