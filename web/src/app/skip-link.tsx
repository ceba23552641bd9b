/** The first stop of the Tab key. */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    Skip to content
  </a>
);
